import { FileSection } from '#platform/model/file-template.ts'
import './file-template.css'

/** A file that was tried: its first rows, the names of its columns, and why it is not made. */
export type Trial = {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly section: string; readonly cells: readonly string[] }[]
  readonly problems: readonly string[]
}

/** Why a file would not be made, and its first rows with each column ruled. */
export const TrialRows = ({ trial }: { trial: Trial }) => (
  <>
    {trial.problems.length > 0 && (
      <ul className="ft-problems">
        {trial.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    )}
    {trial.rows.length > 0 && <Ruled trial={trial} />}
  </>
)

const Ruled = ({ trial }: { trial: Trial }) => (
  <div className="ft-ruled" role="region" aria-label="Primeras líneas" tabIndex={0}>
    <table>
      <tbody>
        {trial.rows.map(({ section, cells }, at) => (
          // Two lines may say the same: their place tells them apart.
          <tr key={`${at} ${section}`}>
            <th scope="row">{FileSection.label(section)}</th>
            {cells.map((cell, place) => (
              <td key={`${place} ${cell}`} title={trial.columns[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
