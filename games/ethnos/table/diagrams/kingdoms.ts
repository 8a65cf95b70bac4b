/** The kingdoms the diagrams show, by their place in `KINGDOMS`. */
export const ALTHEA = 3
export const RHEA = 4
export const DURIS = 5
