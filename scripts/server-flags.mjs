/*
 * Garbage collection of the server. New objects are collected often, in about a millisecond each time. Little of what a
 * club keeps becomes garbage, and scanning all of it again and again, as Node would with a small heap, stops every
 * thread for a tenth of a second, in which moves wait.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--initial-old-space-size=128']
