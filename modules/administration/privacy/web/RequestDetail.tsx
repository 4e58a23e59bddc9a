import { formatDate } from '#platform/web/look/format.ts'
import './privacy.css'
import { BlockAnswer, IdentityProof, PrivacyChannel } from '../model/catalogs.ts'
import type { RequestRow } from './rows.tsx'

/** What a request says, and the days of the law that it follows. */
export function RequestDetail({ row }: { row: RequestRow }) {
  const facts = factsOf(row)
  return (
    <dl className="mg-facts">
      {facts.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="pv-lines">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

const factsOf = (row: RequestRow): readonly (readonly [string, string])[] =>
  (
    [
      ['Qué pide', row.detail],
      ['Cómo llegó', PrivacyChannel.label(row.channel)],
      ['Quién es', row.identityBy && IdentityProof.label(row.identityBy)],
      ['Recibida el', formatDate(row.receivedOn)],
      ['Se responde hasta el', formatDate(row.due)],
      ['Prorrogada hasta el', row.extendedTo && formatDate(row.extendedTo)],
      ['Motivo de la prórroga', row.extensionReason],
      ['Bloqueo, se responde hasta el', row.blockDue && formatDate(row.blockDue)],
      ['Bloqueo', row.blockAnswer && BlockAnswer.label(row.blockAnswer)],
      ['Motivo del bloqueo', row.blockReason],
      ['Respuesta', row.reason],
      ['Qué se hizo', row.outcome],
      [
        'Puede reclamar',
        row.claimUntil &&
          'Ante la Agencia de Protección de Datos Personales, en 30 días hábiles: hasta el ' +
            formatDate(row.claimUntil),
      ],
    ] as const
  ).flatMap(([title, words]) => (words ? [[title, words] as const] : []))
