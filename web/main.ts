import { mount } from 'svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { stayOffline } from './app/offline.svelte.ts'
import { preferences } from './store/preferences.svelte.ts'
import { learn } from './text/text.svelte.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')
await learn(preferences.language)
mount(App, { target: root })
stayOffline()
