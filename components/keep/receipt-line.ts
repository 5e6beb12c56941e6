/** Below an exercise in a kept file: the answer last checked as a receipt, to be handed in by whatever way there is. */
import { makeReceipt } from '../../src/receipts';
import type { Told } from '../exercise-kit/tell';

const MARKUP = `
  <label>Your name, if it is asked for <input name="student" type="text" maxlength="60" autocomplete="name"></label>
  <label>Receipt for the answer you checked last <textarea name="receipt" rows="3" readonly spellcheck="false"></textarea></label>
  <button type="button" name="copy">Copy the receipt</button> <span role="status"></span>`;

export function offerReceipts(section: Element, names: { student?: string; set?: string }): void {
  const box = document.createElement('div');
  box.className = 'receipt-line';
  box.innerHTML = MARKUP;
  const find = <E extends Element>(selector: string) => box.querySelector<E>(selector)!;
  const [student, receipt] = [find<HTMLInputElement>('input'), find<HTMLTextAreaElement>('textarea')];
  const said = find('[role="status"]');
  student.value = names.student ?? '';
  const { set } = names;
  let last: Told['dd-result'] | undefined;

  const write = () => {
    if (!last) return;
    const name = student.value.trim();
    receipt.value = makeReceipt({ ...last, ...(set && { set }), ...(name && { student: name }) });
    said.textContent = '';
  };
  section.addEventListener('dd-result', (event) => {
    last = (event as CustomEvent<Told['dd-result']>).detail;
    write();
    section.after(box);
  });
  student.addEventListener('input', write);
  find('button').addEventListener('click', async () => {
    // A page from a disk may not be allowed to copy: then the text is selected, and the reader does it.
    receipt.select();
    try {
      await navigator.clipboard.writeText(receipt.value);
      said.textContent = 'Copied';
    } catch {
      said.textContent = 'It is selected: copy it';
    }
  });
}
