import { useState } from 'react'
import type { VacationZoneProposalsQuery } from '#generated/documents/graphql.ts'
import { DecideVacationZones, VacationZoneProposals } from '#generated/operations/vacations.ts'
import { counted } from '#chile/counts.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Tick, ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { VacationZoneAnswer } from '../model/zone.ts'
import './vacations.css'

type Row = VacationZoneProposalsQuery['vacationZoneProposals'][number]

/**
 * Contracts that work where the law gives twenty days a year (art. 67) and have fifteen: of
 * everybody, or of one contract in the ficha. Nothing where there are none.
 */
export function ZoneProposals({ contractId }: { contractId?: string }) {
  const form = useOpenForm(`zona de 20 días de ${contractId ?? 'todos'}`)
  const input = { userContractId: contractId ?? null }
  const { data } = useDetail(VacationZoneProposals, { input }, { needs: 'vacationConfig.update' })
  const rows = (data?.vacationZoneProposals ?? []).filter(({ canAnswer }) => canAnswer)
  const [first] = rows
  if (!first) return null
  const whose =
    rows.length === 1
      ? `${formatName(first.fullname)} trabaja en ${first.commune}`
      : `${counted(rows.length, 'persona trabaja', 'personas trabajan')} en esas zonas`
  return (
    <Panel
      title="Zona de 20 días al año"
      text="Magallanes, Aysén y Palena dan 20 días de vacaciones al año (art. 67)"
      action={
        <ActionButton look="primary" onClick={() => form.open()}>
          Responder
        </ActionButton>
      }
    >
      <p className="mg-block">{whose}, con 15 días al año. Nada cambia mientras nadie lo acepta.</p>
      {form.key === NEW && <Answer rows={rows} form={form} />}
    </Panel>
  )
}

const labels = { accept: 'Aceptar los 20 días', decline: 'No corresponden' } as const
const choices = [
  { value: 'accept', label: labels.accept },
  { value: 'decline', label: labels.decline },
] as const

/** One answer for the contracts that are ticked. */
function Answer({ rows, form }: { rows: readonly Row[]; form: OpenForm }) {
  const [choice, setChoice] = useState<'accept' | 'decline'>('accept')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ userContractId }) => !left.has(userContractId))
  const send = useAction(DecideVacationZones, {
    done: ({ decided }) => counted(decided, 'respuesta guardada', 'respuestas guardadas'),
  })
  const tick = (id: string, on: boolean) =>
    setLeft((now) => new Set(on ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <FormDialog
      title="Zona de 20 días al año"
      action={send}
      submit={labels[choice]}
      more={{
        contracts: chosen.map(({ userContractId }) => ({ id: userContractId })),
        accept: choice === 'accept',
      }}
      acts
      form={form}
    >
      <ViewSwitch aria-label="Respuesta" value={choice} onChange={setChoice} options={choices} />
      <ul className="vac-doubts" aria-label="Personas">
        {rows.map(({ userContractId, fullname, commune, from }) => (
          <li key={userContractId}>
            <Tick checked={!left.has(userContractId)} onChange={(on) => tick(userContractId, on)}>
              {formatName(fullname)}{' '}
              <span className="soft">
                <NoBreak words={`${commune}, desde el ${formatDate(from)}`} />
              </span>
            </Tick>
          </li>
        ))}
      </ul>
      {choice === 'accept' && <Field of={VacationZoneAnswer} name="since" />}
      <Field of={VacationZoneAnswer} name="reason" required={choice === 'decline'} rows={2} />
    </FormDialog>
  )
}
