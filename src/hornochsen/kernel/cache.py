def attach(d):
    pass
