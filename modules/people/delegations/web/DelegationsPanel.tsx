import { useRef, useState } from 'react'
import { RevokeDelegation } from '#generated/operations/delegations.ts'
import { formatDate } from '#chile/dates.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { SidePanel, useAsk } from '#platform/web/kit/page/Dialog.tsx'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormHandle } from '#platform/web/kit/form/SectionForm.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { DelegationState, kindsInWords } from '../model/delegation.ts'
import { NewDelegation } from './NewDelegation.tsx'
import type { DelegationItem, MyDelegations } from './types.ts'
import './delegations.css'

const tones: Readonly<Record<DelegationState, Tone>> = {
  COMING: 'primary',
  RUNNING: 'success',
  PAST: 'neutral',
  REVOKED: 'neutral',
}

type Props = {
  delegations: MyDelegations
  form: OpenForm
  /** The first and the last day that the address proposes. */
  days: { startDate: string; endDate: string } | undefined
  onClose: () => void
}

/** What this person delegates, what was delegated to them, and a new delegation. */
export function DelegationsPanel({ delegations, form, days, onClose }: Props) {
  const { given, received, kinds, isRestricted } = delegations
  const [round, setRound] = useState(0)
  const handle = useRef<FormHandle>(null)
  return (
    <SidePanel
      title="Delegar"
      onClose={() => (handle.current ? handle.current.leave() : onClose())}
    >
      <div className="dg-panel">
        <p className="soft">
          Otra persona responde por encargo suyo, en los días que usted elija y solo lo que usted
          mismo responde. Nunca lo propio de ninguno de los dos, ni remuneraciones.
        </p>
        {kinds.length > 0 && (
          <NewDelegation
            key={round}
            kinds={kinds}
            isRestricted={isRestricted}
            form={form}
            days={round === 0 ? days : undefined}
            handle={handle}
            onDone={() => setRound(round + 1)}
            onClose={onClose}
          />
        )}
        {received.length > 0 && (
          <List title="Recibidas" rows={received}>
            {(row) => <strong>Por encargo de {row.fromName}</strong>}
          </List>
        )}
        {given.length > 0 && (
          <List title="Mis delegaciones" rows={given} revocable>
            {(row) => <strong>{row.toName}</strong>}
          </List>
        )}
      </div>
    </SidePanel>
  )
}

type ListProps = {
  title: string
  rows: readonly DelegationItem[]
  revocable?: boolean
  children: (row: DelegationItem) => React.ReactNode
}

const List = ({ title, rows, revocable = false, children }: ListProps) => (
  <section className="dg-section">
    <h3>{title}</h3>
    <ul className="dg-list" aria-label={title}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className="dg-words">
            {children(row)}
            <span>{kindsInWords(row.kinds)}</span>
            <span className="soft">
              <NoBreak words={`${formatDate(row.startDate)} al ${formatDate(row.endDate)}`} />
            </span>
          </div>
          <div className="dg-state">
            <StatusTag tone={tones[row.state]}>{DelegationState.label(row.state)}</StatusTag>
            {revocable && (row.state === 'RUNNING' || row.state === 'COMING') && (
              <Revoke row={row} />
            )}
          </div>
        </li>
      ))}
    </ul>
  </section>
)

function Revoke({ row }: { row: DelegationItem }) {
  const ask = useAsk()
  const revoke = useAction(RevokeDelegation, { done: 'Delegación revocada' })
  const sure = () =>
    ask({
      title: `Revocar la delegación a ${row.toName}`,
      text: 'Deja de responder por encargo suyo desde ahora. Lo que ya respondió queda.',
      okText: 'Revocar',
      danger: true,
      onOk: () => revoke.run({ input: { id: row.id } }),
    })
  return (
    <ActionButton size="small" onClick={sure}>
      Revocar
    </ActionButton>
  )
}
