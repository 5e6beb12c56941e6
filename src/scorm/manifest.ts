/** `imsmanifest.xml` of a SCORM 1.2 package with one unit in one file. */

export interface Unit {
  /** Letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  /** The page, by its name in the package. */
  readonly page: string;
  /** The score that passes, in percent; left out for what has no score. */
  readonly mastery?: number;
}

/** XML 1.0 has no way to write most control characters. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (letter) => names[letter]!);
}

/** @throws RangeError for a mastery score that is not a whole number from 0 to 100 */
export function manifest({ id, title, page, mastery }: Unit): string {
  if (mastery !== undefined && !(Number.isInteger(mastery) && mastery >= 0 && mastery <= 100))
    throw new RangeError(`the mastery score must be a whole number from 0 to 100, not ${mastery}`);
  const name = escaped(title);
  const file = escaped(page);
  const score =
    mastery === undefined
      ? ''
      : `
        <adlcp:masteryscore>${mastery}</adlcp:masteryscore>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="${id}-course">
    <organization identifier="${id}-course">
      <title>${name}</title>
      <item identifier="${id}-unit" identifierref="${id}-page" isvisible="true">
        <title>${name}</title>${score}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="${id}-page" type="webcontent" adlcp:scormtype="sco" href="${file}">
      <file href="${file}"/>
    </resource>
  </resources>
</manifest>
`;
}
