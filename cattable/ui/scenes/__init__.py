"""The screens of Cat Table, one file each."""
