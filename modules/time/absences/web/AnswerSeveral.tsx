import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { Absences, AnswerAbsences } from '#generated/operations/absences.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import type { FormAction } from '#platform/web/kit/form/SectionForm.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Tick, ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { ApiError, asApiError } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { changedWords } from '#modules/time/time-off/model/changed-words.ts'
import { Absence } from '../model/absence.ts'
import { absenceStates } from '../model/states.ts'
import type { AbsenceItem } from './types.ts'
import { kindWords, spanText } from './words.ts'

const { approve, reject } = absenceStates.acts

const acts = [
  { value: 'approve', label: approve.label },
  { value: 'reject', label: reject.label },
] as const

/** Answers several requests at once: those that are ticked, all with the same words. */
export function AnswerSeveral({ form }: { form: OpenForm }) {
  const me = useMe()
  const { data, error, reload } = useDetail(Absences, {
    filter: { status: 'PENDING' },
    page: { number: 1, size: 100 },
  })
  const [act, setAct] = useState<'approve' | 'reject'>('approve')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const others = data?.absences.rows.filter(({ userId }) => userId !== me.id)
  const rows = others?.filter(({ waitsForOther }) => !waitsForOther)
  const left = others && rows ? others.length - rows.length : undefined
  const chosen = rows?.filter(({ id }) => ticked.has(id)) ?? []
  const send = useAction(AnswerAbsences, {
    done: ({ answered, goingOn }) =>
      goingOn > 0
        ? `${requests(answered)} con su respuesta; ${goesOn(goingOn)}`
        : `${requests(answered)} ${verb(act, answered)}`,
  })
  const { refused, action } = useRefusedRow(
    send,
    chosen.map(({ id }) => id),
    reload,
  )
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked((now) => {
      const next = new Set(now)
      for (const id of ids)
        if (on) next.add(id)
        else next.delete(id)
      return next
    })
  const waiting = error ? (
    <LoadProblem error={error} retry={reload} />
  ) : !rows ? (
    <PageSkeleton header={false} />
  ) : rows.length === 0 ? (
    <EmptyState title="Nada por responder">
      {left ? waitsText(left) : 'No hay solicitudes pendientes.'}
    </EmptyState>
  ) : undefined
  return (
    <FormDialog
      title="Responder pendientes"
      waiting={waiting}
      action={action}
      submit={[absenceStates.acts[act].label, chosen.length > 0 && requests(chosen.length)]
        .filter(Boolean)
        .join(' ')}
      more={{
        answers: chosen.map(({ id, version }) => ({ id, version })),
        responseStatus: absenceStates.acts[act].to,
      }}
      toInput={({ response }) => ({ response: response ?? null })}
      acts
      form={form}
    >
      <ViewSwitch aria-label="Respuesta" value={act} onChange={setAct} options={acts} />
      <Ticks rows={rows ?? []} ticked={ticked} onTick={tick} refused={refused} />
      {left ? <p className="soft">{waitsText(left)}</p> : null}
      <Field
        of={Absence}
        name="response"
        label={act === 'reject' ? 'Motivo' : 'Comentario'}
        required={act === 'reject'}
        rows={2}
      />
    </FormDialog>
  )
}

type Refused = { id: string; message: string }

/** A refusal of one of the requests is said in its row, which is read again as it is now. */
function useRefusedRow<Variables, Data>(
  send: FormAction<Variables, Data>,
  ids: readonly string[],
  reload: () => void,
) {
  const [refused, setRefused] = useState<Refused>()
  const attempt: typeof send.attempt = async (...asked) => {
    setRefused(undefined)
    try {
      return await send.attempt(...asked)
    } catch (failure) {
      const { kind, field, message } = asApiError(failure)
      const id = ids[Number(field?.replace(/^answers\./, ''))]
      if (id === undefined) throw failure
      setRefused({ id, message })
      reload()
      throw new ApiError(kind, NOBODY_ANSWERED, { field })
    }
  }
  return { refused, action: { ...send, attempt } }
}

const NOBODY_ANSWERED = 'Ninguna quedó respondida: en la lista dice cuál no se puede y por qué.'

type Ticked = {
  rows: readonly AbsenceItem[]
  refused: Refused | undefined
  ticked: ReadonlySet<string>
  onTick: (ids: readonly string[], on: boolean) => void
}

const Ticks = ({ rows, ticked, onTick, refused }: Ticked) => (
  <ul className="ab-several" aria-label="Solicitudes pendientes">
    <li>
      <Tick
        checked={rows.length > 0 && rows.every(({ id }) => ticked.has(id))}
        onChange={(on) =>
          onTick(
            rows.map(({ id }) => id),
            on,
          )
        }
      >
        <strong>Todas</strong>
      </Tick>
    </li>
    {rows.map((row) => (
      <li key={row.id}>
        <Tick checked={ticked.has(row.id)} onChange={(on) => onTick([row.id], on)}>
          {row.fullname} <span className="soft">{requestWords(row)}</span>
        </Tick>
        {refused?.id === row.id && (
          <p className="ab-refused" role="status">
            {refused.message}
          </p>
        )}
      </li>
    ))}
  </ul>
)

/** What is asked for, and that it was changed after it was asked. */
const requestWords = (row: AbsenceItem): string =>
  [
    `${kindWords(row).name}, ${spanText(row)}`,
    ...(row.changedAt === null ? [] : [changedWords(row.changedAt)]),
  ].join(' · ')

const requests = (count: number) => counted(count, 'solicitud', 'solicitudes')

const goesOn = (count: number) =>
  counted(count, 'sigue con su próximo paso', 'siguen con su próximo paso')

const waitsText = (count: number) =>
  `${counted(count, 'solicitud espera', 'solicitudes esperan')} el paso de otra persona.`

const verb = (act: 'approve' | 'reject', count: number) => {
  const word = act === 'approve' ? 'aprobada' : 'rechazada'
  return count === 1 ? word : `${word}s`
}
