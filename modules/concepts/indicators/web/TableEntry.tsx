import { Alert } from 'antd'
import { monthLabel } from '#chile/period.ts'
import type { FamilyAllowanceQuery } from '#generated/documents/graphql.ts'
import { ConfirmIndicatorTable } from '#generated/operations/indicators.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import type { TableKind } from '../model/brackets.ts'
import { whyNot } from '../model/indicator.ts'
import { EnteredRows } from './EnteredRows.tsx'
import { RevokeTableDialog } from './RevokeDialog.tsx'
import { TableEntryDialog } from './TableEntryDialog.tsx'

type Data = Pick<FamilyAllowanceQuery['familyAllowance'], 'certain' | 'draft' | 'entry'>
type Props = {
  kind: TableKind
  month: number
  data: Data
  hint: string
  /** Why it cannot be entered yet. */
  disabled?: string | undefined
}

/** What a company may do about the table of a month, and what of it waits for somebody. */
export function TableEntry({ kind, month, data, hint, disabled }: Props) {
  const form = useOpenForm(`tabla ${kind.key}`)
  const isOpen = form.key === String(month)
  const { certain, entry, draft } = data
  if (entry) return <Waiting kind={kind} month={month} entry={entry} certain={certain} />
  const reason = certain ? 'Ya está publicada y confirmada' : disabled
  return (
    <>
      <ActionButton
        permission="indicators.create"
        disabled={reason}
        onClick={() => form.open(String(month))}
      >
        Ingresar tabla
      </ActionButton>
      {isOpen && (
        <TableEntryDialog kind={kind} month={month} draft={draft} hint={hint} form={form} />
      )}
    </>
  )
}

type WaitingProps = {
  kind: TableKind
  month: number
  entry: NonNullable<Data['entry']>
  certain: boolean
}

function Waiting({ kind, month, entry, certain }: WaitingProps) {
  const form = useOpenForm(`anular ${kind.key}`)
  const confirm = useAction(ConfirmIndicatorTable, { done: 'Tabla confirmada' })
  const { id, version, state, enteredBy, confirmedBy, source } = entry
  const pending = state === 'PENDING'
  return (
    <div className="in-entry">
      <Alert
        type={pending ? 'warning' : 'info'}
        showIcon
        title={pending ? 'Una tabla espera a otra persona' : 'Rige la tabla de la empresa'}
        description={
          <>
            <p>
              {`Ingresó ${enteredBy ?? 'alguien'}`}
              {confirmedBy && `, confirmó ${confirmedBy}`}
              {`: ${source}.`}
              {certain && ' Lo publicado después la reemplazó.'}
            </p>
            {pending && <EnteredRows kind={kind} rows={entry.brackets} />}
          </>
        }
      />
      <div className="in-buttons">
        {pending && (
          <ActionButton
            look="primary"
            permission="indicators.update"
            disabled={whyNot('confirm', entry)}
            confirm={`Las liquidaciones de ${monthLabel(month)} usarán la tabla.`}
            onClick={() => confirm.run({ input: { id, version } })}
          >
            Confirmar tabla
          </ActionButton>
        )}
        <ActionButton
          danger
          permission="indicators.update"
          onClick={() => form.open(String(month))}
        >
          Anular tabla
        </ActionButton>
      </div>
      {form.key === String(month) && (
        <RevokeTableDialog label={kind.label} month={month} seen={{ id, version }} form={form} />
      )}
    </div>
  )
}
