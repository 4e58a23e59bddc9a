import { useNavigate } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { BankListTrialInput } from '#generated/documents/graphql.ts'
import { BankListTrial, CreatePaymentList } from '#generated/operations/bank-lists.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import './bank-lists.css'

const sections = { HEADS: 'Nombres', HEADER: 'Cabecera', LINE: 'Pago', TRAILER: 'Cierre' }

type Props = { input: BankListTrialInput; whyNot: string | undefined }

/** The first lines of a list with its columns ruled, why it would not be made, and its file. */
export function TrialPanel({ input, whyNot }: Props) {
  const detail = useDetail(BankListTrial, { input })
  const navigate = useNavigate()
  const make = useAction(CreatePaymentList, {
    done: ({ state, people, total }) =>
      state === 'WAITING'
        ? 'Nómina hecha: la libera otra persona'
        : `Nómina con ${counted(people, 'transferencia')} por ${formatPesos(total)}`,
    after: ({ id }) => void navigate(pathTo('nominas-de-pago/nomina/:id', { id })),
  })
  const trial = detail.data?.bankListTrial
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!trial) return null
  return (
    <>
      {trial.problems.length > 0 && (
        <ul className="bl-problems">
          {trial.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div className="bl-ruled" role="region" aria-label="Primeras líneas" tabIndex={0}>
        <table>
          <tbody>
            {trial.rows.map(({ section, cells }, at) => (
              // Two people may have the same line: its place tells it apart.
              <tr key={`${at} ${section}`}>
                <th scope="row">{sections[section]}</th>
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
      <p>
        {counted(trial.lines, 'transferencia')} por {formatPesos(trial.total)}.
      </p>
      <ActionButton
        permission="transfers.update"
        look="primary"
        disabled={whyNot ?? trial.problems[0]}
        onClick={() => make.run({ input })}
      >
        Crear nómina
      </ActionButton>
    </>
  )
}
