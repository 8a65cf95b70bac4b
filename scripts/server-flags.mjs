/*
 * How the server's Node collects garbage. New things are collected often, in about a millisecond each time. And little of
 * what a club keeps becomes garbage: to look through all of it again and again, as Node would with a small heap, takes every
 * thread for a tenth of a second, in which moves wait.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--initial-old-space-size=128']
