/** The page begins here: words first, so that nothing is shown without them. */

import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { shine } from './lib/me.svelte'
import { preferredLanguage, speak } from './lib/words.svelte'

shine()
await speak(preferredLanguage())
const target = document.getElementById('app')
if (target) mount(App, { target })
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js')
