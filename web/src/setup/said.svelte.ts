// What the server says about house rules, asked again whenever they change; the last answer stays until the next one.
import type { HouseRules, RulesTold, RulesWanted } from '$wire';
import { Refused, tellRules } from '../net/api.ts';
import { words } from '../words/words.svelte.ts';

/** So long one waits whether something else is changed. */
const PATIENCE = 150;

export class Said {
  said = $state.raw<RulesTold>({ house: [], faults: [] });

  /** To be made while a component is made, for which it asks. */
  constructor(wanted: () => HouseRules | undefined, players: () => number | undefined = () => undefined) {
    // As text, so that the same question is not asked twice.
    const question = $derived(JSON.stringify({ rules: wanted(), lang: words.lang, players: players() }));
    $effect(() => {
      const asked = JSON.parse(question) as Partial<RulesWanted>;
      const { rules } = asked;
      if (!rules) return;
      let current = true;
      const timer = setTimeout(async () => {
        const said = await tellRules({ ...asked, rules }).catch(refused);
        if (current && said) this.said = said;
      }, PATIENCE);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}

/** An older server, or none, says nothing; opening the table then tells what is wrong. */
function refused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
