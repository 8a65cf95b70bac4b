/** What only a phone needs of the frame: fetched there. */
export { default as BottomSheet } from '../pieces/BottomSheet.svelte'
export { keepInSight } from './in-sight.ts'
export { default as SeatStrip } from './SeatStrip.svelte'
export { default as TabBar } from './TabBar.svelte'
