import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { likes } from './look/settings.svelte.ts';
import { words } from './words/words.svelte.ts';

likes.follow();
await words.begin();
mount(App, { target: document.getElementById('app')! });
