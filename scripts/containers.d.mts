/** The path of buildah, installed with apt-get if allowed. Throws with advice if there is no way. */
export function buildah(): string

/** The same for debootstrap, which makes a root file system. */
export function debootstrap(): string
