/** Link, Embed and Code: how a figure leaves the page. */
import { useRef, useState } from 'preact/hooks';
import type { Definition } from './definition';
import { embedCode } from './embed-code';

type Panel = { title: string; html?: string; text?: string };

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or not a secure page: the reader copies by hand
  }
}

/** The listings stand on the widget's own page; they are fetched from there when somebody asks. */
async function codeOf(page: string): Promise<string> {
  const answer = await fetch(page);
  if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
  const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return document.getElementById('code')!.innerHTML;
}

export function Tools({
  definition,
  query,
  base,
  bare,
}: {
  definition: Definition;
  query: string;
  base: string;
  bare: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [panel, setPanel] = useState<Panel>();
  const [copied, setCopied] = useState('');
  const page = `${base}widgets/${definition.name}/`;

  const show = (next: Panel) => {
    setCopied('');
    setPanel(next);
    dialog.current?.showModal();
  };
  const link = async () => {
    const address = new URL(page + query, location.href).href;
    if (await copy(address)) setCopied('Link copied');
    else show({ title: 'Link', text: address });
  };
  const embed = () => {
    const address = new URL(`${base}embed/v1/w/${definition.name}/${query}`, location.href).href;
    show({ title: 'Embed', text: embedCode(address, definition.title) });
  };
  const code = async () => {
    try {
      show({ title: 'The code it runs', html: await codeOf(page) });
    } catch {
      location.assign(`${page}#code`);
    }
  };

  if (bare) {
    return (
      <a class="origin" href={page + query} target="_blank" rel="noopener">
        From Dice &amp; Drift
      </a>
    );
  }
  return (
    <div class="tools">
      <span class="copied" role="status">
        {copied}
      </span>
      <button type="button" class="quiet" name="link" onClick={link}>
        Link
      </button>
      <button type="button" class="quiet" name="embed" onClick={embed}>
        Embed
      </button>
      <button type="button" class="quiet" name="code" onClick={code}>
        Code
      </button>
      <dialog ref={dialog} class="panel" aria-label={panel?.title}>
        {panel && (
          <>
            <form method="dialog" class="panel-head">
              <b>{panel.title}</b>
              <button class="quiet">Close</button>
            </form>
            {panel.text && (
              <>
                <textarea readOnly rows={4} aria-label={panel.title} value={panel.text} />
                <button
                  type="button"
                  name="copy"
                  onClick={async () =>
                    setCopied((await copy(panel.text!)) ? 'Copied' : 'Select the text and copy it')
                  }
                >
                  Copy
                </button>
                <span role="status"> {copied}</span>
              </>
            )}
            {panel.html && <div class="panel-code" dangerouslySetInnerHTML={{ __html: panel.html }} />}
          </>
        )}
      </dialog>
    </div>
  );
}
