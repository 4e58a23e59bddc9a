import { type FormEvent, useState } from 'react'
import {
  ExportPersonByCode,
  LiftPrivacyBlockByCode,
  RequestPrivacyByCode,
  WithdrawPrivacyByCode,
} from '#generated/operations/privacy.ts'
import { Box, Submit } from '#modules/company/session/web/index.ts'
import { BlockScope, scopeCloses } from '#modules/people/sight/model/blocks.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import {
  givesCopy,
  pendingStates,
  PrivacyRight,
  PrivacyState,
  rightMeans,
} from '../model/catalogs.ts'
import { mayAskBlock } from '../model/clock.ts'
import { privacyStates } from '../model/states.ts'
import { asNobody, type Found, type Held, type Problem } from './as-nobody.ts'
import './privacy.css'

type Props = { held: Held; found: Found; onFound: (found: Found) => void }
type Row = Found['rows'][number]
type Blocked = Found['blocked'][number]

const COPY_POLL_MS = 2000

/** What somebody without an account asked, and the way to ask. */
export function OwnRequests({ held, found, onFound }: Props) {
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<Found | null | undefined | void>) => {
    setProblem(undefined)
    setBusy(true)
    try {
      const next = await work()
      if (next) onFound(next)
    } catch (failure) {
      setProblem(asApiError(failure))
    }
    setBusy(false)
  }
  const withdraw = ({ id }: Row) =>
    act(async () => {
      const input = { ...held, id }
      const answer = await request(WithdrawPrivacyByCode, { input }, asNobody)
      return dataOf(answer.withdrawPrivacyByCode)
    })
  const lift = ({ id, version }: Blocked) =>
    act(async () => {
      const input = { ...held, id, version }
      const answer = await request(LiftPrivacyBlockByCode, { input }, asNobody)
      return dataOf(answer.liftPrivacyBlockByCode)
    })
  /** Asks until the copy is made, which takes a few seconds. */
  const copy = ({ id }: Row) =>
    act(async () => {
      for (;;) {
        const { exportPersonByCode: made } = await request(
          ExportPersonByCode,
          { input: { ...held, id } },
          asNobody,
        )
        if (made.url && made.name) return void openFile({ url: made.url, name: made.name })
        await new Promise((resolve) => setTimeout(resolve, COPY_POLL_MS))
      }
    })
  return (
    <>
      {problem && <Box>{problem.message}</Box>}
      <Asking
        busy={busy}
        onAsk={(asked) =>
          act(async () => {
            const input = { ...held, ...asked }
            const answer = await request(RequestPrivacyByCode, { input }, asNobody)
            return dataOf(answer.requestPrivacyByCode)
          })
        }
      />
      <BlockedParts blocked={found.blocked} busy={busy} onLift={(one) => void lift(one)} />
      <ul className="pv-requests" aria-label="Mis solicitudes">
        {found.rows.map((row) => (
          <Shown
            key={row.id}
            row={row}
            busy={busy}
            onWithdraw={() => void withdraw(row)}
            onCopy={() => void copy(row)}
          />
        ))}
      </ul>
    </>
  )
}

type BlockedProps = {
  blocked: readonly Blocked[]
  busy: boolean
  onLift: (one: Blocked) => void
}

/** What is blocked of one's own data, with its lifting; nothing shows nothing. */
const BlockedParts = ({ blocked, busy, onLift }: BlockedProps) =>
  blocked.length > 0 && (
    <ul className="pv-requests" aria-label="Datos bloqueados">
      {blocked.map((one) => (
        <li key={one.id}>
          <strong>{BlockScope.label(one.scope)}</strong>{' '}
          <StatusTag tone="accent">Bloqueado</StatusTag>
          <span className="soft">
            {`${scopeCloses[one.scope]}. Desde el ${formatDate(one.since)} nadie más lo ve.`}
          </span>
          <button type="button" disabled={busy} onClick={() => onLift(one)}>
            Levantar el bloqueo
          </button>
        </li>
      ))}
    </ul>
  )

type Asked = { kind: PrivacyRight; detail: string; asksBlock: boolean }

function Asking({ busy, onAsk }: { busy: boolean; onAsk: (asked: Asked) => Promise<void> }) {
  const [asked, setAsked] = useState<Asked>({ kind: 'ACCESS', detail: '', asksBlock: false })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onAsk(asked)
  }
  return (
    <form onSubmit={submit} className="pv-asking">
      <label>
        Derecho
        <select
          value={asked.kind}
          onChange={({ target }) => {
            const chosen = PrivacyRight.options.find(({ value }) => value === target.value)
            if (chosen) setAsked({ ...asked, kind: chosen.value })
          }}
        >
          {PrivacyRight.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className="soft">{rightMeans[asked.kind]}</p>
      <label>
        Qué pide
        <textarea
          rows={3}
          maxLength={2000}
          value={asked.detail}
          onChange={({ target }) => setAsked({ ...asked, detail: target.value })}
        />
      </label>
      {mayAskBlock(asked.kind) && (
        <label className="pv-check">
          <input
            type="checkbox"
            checked={asked.asksBlock}
            onChange={({ target }) => setAsked({ ...asked, asksBlock: target.checked })}
          />
          Pedir también el bloqueo de mis datos mientras se responde
        </label>
      )}
      <Submit busy={busy}>Pedir</Submit>
    </form>
  )
}

type ShownProps = { row: Row; busy: boolean; onWithdraw: () => void; onCopy: () => void }

const Shown = ({ row, busy, onWithdraw, onCopy }: ShownProps) => {
  const isPending = pendingStates.some((one) => one === row.state)
  return (
    <li>
      <strong>{PrivacyRight.label(row.kind)}</strong>{' '}
      <StatusTag tone={privacyStates.tones[row.state]}>{PrivacyState.label(row.state)}</StatusTag>
      {row.detail && <span>{row.detail}</span>}
      <span className="soft">
        {`Recibida el ${formatDate(row.receivedOn)}` +
          (isPending ? `, se responde hasta el ${formatDate(row.deadline)}` : '')}
      </span>
      {row.extensionReason && <span className="soft">Prorrogada: {row.extensionReason}</span>}
      {row.reason && <span>{row.reason}</span>}
      {row.outcome && <span className="pv-lines">{row.outcome}</span>}
      {row.claimUntil && (
        <span className="soft">
          {`Puede reclamar ante la Agencia hasta el ${formatDate(row.claimUntil)}`}
        </span>
      )}
      {givesCopy(row) && (
        <button type="button" disabled={busy} onClick={onCopy}>
          Descargar mi copia
        </button>
      )}
      {isPending && (
        <button type="button" disabled={busy} onClick={onWithdraw}>
          Retirar
        </button>
      )}
    </li>
  )
}
