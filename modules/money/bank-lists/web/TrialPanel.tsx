import { useNavigate } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { BankListTrialInput } from '#generated/documents/graphql.ts'
import { BankListTrial, CreatePaymentList } from '#generated/operations/bank-lists.ts'
import { TrialRows } from '#platform/web/file-template/TrialRows.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Props = {
  input: BankListTrialInput
  /** Makes the list too, or says why not; without it the list is only tried. */
  make?: { whyNot: string | undefined }
}

/** The first lines of a list with its columns ruled, why it would not be made, and its file. */
export function TrialPanel({ input, make }: Props) {
  // While the template changes, what it made before stays in sight.
  const detail = useDetail(BankListTrial, { input }, { keep: true })
  const trial = detail.data?.bankListTrial
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!trial) return null
  return (
    <>
      <TrialRows trial={trial} />
      <p className="mg-block">
        {trial.lines === 0
          ? 'Ninguna transferencia de este mes queda por pagar: elija otro para ver sus líneas.'
          : `${counted(trial.lines, 'transferencia')} por ${formatPesos(trial.total)}.`}
      </p>
      {make && <Make input={input} whyNot={make.whyNot ?? trial.problems[0]} />}
    </>
  )
}

function Make({ input, whyNot }: { input: BankListTrialInput; whyNot: string | undefined }) {
  const navigate = useNavigate()
  const make = useAction(CreatePaymentList, {
    done: ({ state, people, total }) =>
      state === 'WAITING'
        ? 'Nómina hecha: la libera otra persona'
        : `Nómina con ${counted(people, 'transferencia')} por ${formatPesos(total)}`,
    after: ({ id }) => void navigate(pathTo('nominas-de-pago/nomina/:id', { id })),
  })
  return (
    <ActionButton
      permission="transfers.update"
      look="primary"
      disabled={whyNot}
      onClick={() => make.run({ input })}
    >
      Crear nómina
    </ActionButton>
  )
}
