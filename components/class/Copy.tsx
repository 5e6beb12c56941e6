/** A line of text to take along, and the button that does it. */
import { useState } from 'preact/hooks';

export function Copy({ text, label, name }: { text: string; label: string; name: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      // No permission, or not a secure page.
      setSaid('The browser does not let this page copy: select the text instead.');
    }
  };
  return (
    <>
      <button type="button" name={name} onClick={() => void copy()}>
        {label}
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </>
  );
}
