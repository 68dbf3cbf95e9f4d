/** The page begins here: words first, so that nothing is shown without them. */

import { mount } from 'svelte'
import App from './App.svelte'
import './fonts/faces.css'
import './app.css'
import { faces } from './lib/faces'
import { shine } from './lib/me.svelte'
import { route } from './lib/route.svelte'
import { prickEars } from './lib/sounds'
import { preferredLanguage, speak, speakAsOtherTabs } from './lib/words.svelte'

/** No module waits while it is loaded: what comes later may be bundled with it, and would wait for it in turn. */
async function begin() {
  // Whoever comes to a table needs no first page, and whoever comes to that has it together with the words.
  const language = preferredLanguage()
  await Promise.all([speak(language), faces(language), route.place.name === 'home' && import('./screens/Home.svelte')])
  const target = document.getElementById('app')
  if (target) mount(App, { target })
  speakAsOtherTabs()
  prickEars()
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js')
}

shine()
void begin()
