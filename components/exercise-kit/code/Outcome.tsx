/** What a run showed: the calls with what was expected and what came, and what was printed. */
import { Icon } from '../Icon';
import { Inline } from '../Text';
import type { Report } from './report';

export function Outcome({ report, stale, id }: { report: Report; stale: boolean; id: string }) {
  const { cases, log, dropped } = report;
  return (
    <div class={stale ? 'outcome stale' : 'outcome'}>
      {cases.length > 0 && (
        <div class="scrolls" role="region" aria-label="Cases" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">Expected</th>
                <th scope="col">Got</th>
                <th scope="col">Holds</th>
              </tr>
            </thead>
            <tbody>
              {cases.map(({ call, expected, got, passed }) => (
                <tr key={call} data-passed={passed}>
                  <td>
                    <Inline text={call} />
                  </td>
                  <td>{expected}</td>
                  <td>{got}</td>
                  <td>
                    <span class={`mark mark-${passed ? 'right' : 'wrong'}`}>
                      <Icon of={passed ? 'right' : 'wrong'} />
                      {passed ? 'yes' : 'no'}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {log.length > 0 && (
        <>
          <p class="printed" id={`${id}-printed`}>
            Printed by the program
          </p>
          <pre role="region" aria-labelledby={`${id}-printed`} tabIndex={0}>
            {log.join('\n')}
          </pre>
          {dropped > 0 && (
            <p class="printed">
              And {new Intl.NumberFormat('en-US').format(dropped)} more {dropped === 1 ? 'line' : 'lines'},
              not shown.
            </p>
          )}
        </>
      )}
    </div>
  );
}
