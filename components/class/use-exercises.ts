/** The exercises with these ids, once they are here. */
import { useEffect, useState } from 'preact/hooks';
import type { AnyExercise } from '../exercise-kit/exercise';
import { loadExercises } from '../exercises/load-exercises';

export function useExercises(ids: readonly string[]): {
  exercises: ReadonlyMap<string, AnyExercise> | undefined;
  failed: boolean;
  again(): void;
} {
  const [exercises, setExercises] = useState<ReadonlyMap<string, AnyExercise>>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    setFailed(false);
    loadExercises(ids).then(
      (loaded) => !left && setExercises(loaded),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [ids.join(), tries]);
  return { exercises, failed, again: () => setTries(tries + 1) };
}
