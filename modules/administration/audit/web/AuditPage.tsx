import { useState } from 'react'
import { AuditLog } from '#generated/operations/audit.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { auditActions } from '../model/audit.ts'
import { ChangesDrawer } from './ChangesDrawer.tsx'
import { useVerification } from './Verification.tsx'
import { entityLabel, entityOptions, fieldLabel, inOrder } from './vocabulary.ts'
import type { Entry } from './types.ts'
import './audit.css'

const tones: Readonly<Record<string, Tone>> = {
  Creado: 'success',
  Modificado: 'primary',
  Eliminado: 'danger',
  Proceso: 'accent',
}

const filters = [
  {
    name: 'action',
    label: 'Acción',
    options: auditActions.map((value) => ({ value, label: value })),
  },
  { name: 'entity', label: 'Registro', options: entityOptions },
  { name: 'from', label: 'Desde', kind: 'date' },
  { name: 'until', label: 'Hasta', kind: 'date' },
] as const

/** Who did what, when, on whose behalf; each event opens what it changed. */
export default function AuditPage() {
  const [open, setOpen] = useState<Entry>()
  const verification = useVerification()
  const list = useList(AuditLog, {
    filters,
    sort: { field: 'at', descending: true },
  })
  return (
    <>
      <ListPage
        title="Auditorías"
        context="Cada registro lleva la huella del anterior: si algo se altera o falta, se nota"
        list={list}
        columns={columnsOf(setOpen)}
        rowKey={({ seq }) => String(seq)}
        extra={verification.button}
        above={verification.verdict}
        empty={{
          title: 'Aún no hay registros',
          text: 'Aquí estará todo lo que se cree, modifique o elimine en la empresa.',
        }}
      />
      <ChangesDrawer entry={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

const columnsOf = (open: (entry: Entry) => void): readonly Column<Entry>[] => [
  {
    key: 'what',
    title: 'Registro',
    lead: true,
    text: ({ entity, subject }) => [entityLabel(entity), subject].filter(Boolean).join(': '),
    render: (entry) => (
      <button type="button" className="au-open" onClick={() => open(entry)}>
        <span>{entityLabel(entry.entity)}</span>
        {entry.subject && <span className="soft">{entry.subject}</span>}
      </button>
    ),
  },
  {
    key: 'action',
    title: 'Acción',
    text: ({ action }) => action,
    render: ({ action }) => <StatusTag tone={tones[action] ?? 'neutral'}>{action}</StatusTag>,
  },
  {
    key: 'changes',
    title: 'Qué cambió',
    text: (entry) => changedText(entry),
    render: (entry) => changedText(entry) || <Nothing words="Sin cambios" />,
  },
  {
    key: 'author',
    title: 'Autor',
    text: ({ author }) => author,
    render: ({ author, acting, key }) => (
      <TextWithHint words={author} hint={key ? `clave «${key}»` : acting && 'como la empresa'} />
    ),
  },
  momentColumn('at', 'Fecha', { sort: 'at' }),
]

/** «Nombre, Teléfono y 3 más». */
function changedText({ parts, withheld, more }: Entry): string {
  const names = [
    ...new Set(
      parts.flatMap(({ entity, changes }) =>
        inOrder(entity, changes)
          .filter(({ field }) => field !== 'valid')
          .map(({ field }) => fieldLabel(entity, field)),
      ),
    ),
  ]
  if (names.length === 0) return withheld ? 'Reservado' : ''
  const rest = names.length - 2 + more
  if (rest <= 0) return names.join(' y ')
  return `${names.slice(0, 2).join(', ')} y ${rest} más`
}
