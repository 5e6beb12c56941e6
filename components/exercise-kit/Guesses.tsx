import type { ChoiceExercise } from './exercise';
import { Icon } from './Icon';
import { Inline } from './Text';
import type { Posed } from './variants';

/** The options of a prediction after it is committed: which was guessed, which it is, and why. */
export function Guesses({ posed, guess }: { posed: Posed<ChoiceExercise<never>>; guess: readonly string[] }) {
  return (
    <ul class="choices guesses">
      {posed.options.map(({ id, text, right, say }) => {
        const guessed = guess.includes(id);
        return (
          <li key={id} class={`choice${guessed ? ' guessed' : ''}${right ? ' is-right' : ''}`}>
            <div>
              <Inline text={text} />
              {(guessed || right) && (
                <span class="flags">
                  {guessed && <span class="flag">your guess</span>}
                  {right && (
                    <span class="flag flag-right">
                      <Icon of="right" /> what happens
                    </span>
                  )}
                </span>
              )}
            </div>
            <p>
              <Inline text={say} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
