import type { Component } from 'svelte'
import type { GameEvent, Move, Position } from '../../kernel/game.ts'
import type { TableProps } from './contract.ts'

/** A part of the real table, for the primer. */
export type Picture = Component<TableProps>
/** By the ids of the primer's scenes. */
export type Pictures = Readonly<Record<string, Picture>>

/** Drops the types of one game: pictures receive only sessions of their own game. */
export const definePictures = <P extends Position, M extends Move, E extends GameEvent>(
  pictures: Readonly<Record<string, Component<TableProps<P, M, E>>>>,
): Pictures => pictures as Pictures
