import type { Component } from 'svelte'
import type { Language } from '../../kernel/languages.ts'

/** A small drawing that illustrates a rule, with a description in the given language. */
export type Diagram = Component<{ language: Language }>
/** By the id of the rule it belongs to. */
export type Diagrams = Readonly<Record<string, Diagram>>
