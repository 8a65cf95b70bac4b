import { mount } from 'svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { stayOffline } from './app/offline.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')
root.replaceChildren()
mount(App, { target: root })
stayOffline()
