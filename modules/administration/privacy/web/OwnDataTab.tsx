import { Button } from 'antd'
import { useState } from 'react'
import type { ReadingsOfMeQuery } from '#generated/documents/graphql.ts'
import { PrivacyRequests, ReadingsOfMe } from '#generated/operations/privacy.ts'
import { OwnBreaches } from '#modules/administration/breaches/web/index.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { RecordsPage } from '#platform/web/kit/record/RecordsPage.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useList, useSideList } from '#platform/web/list/useList.ts'
import { givesCopy, PrivacyRight } from '../model/catalogs.ts'
import { AskDialog } from './dialogs.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { OwnBlocks } from './OwnBlocks.tsx'
import { requestColumns } from './rows.tsx'
import { Uses } from './Uses.tsx'
import { useRequests } from './useRequests.tsx'
import './privacy.css'

/** What one asks of one's own data, and who read it. */
export default function OwnDataTab() {
  const { form: _form, ...shared } = useRequests()
  const asking = useOpenForm('solicitud propia')
  const [copied, setCopied] = useState<string>()
  const list = useList(PrivacyRequests, {
    filters: [],
    sort: { field: 'deadline', descending: false },
    fixed: { mine: true },
  })
  return (
    <>
      <Panel
        title="Mis solicitudes"
        text={
          'La ley le da derecho a conocer, corregir, borrar y llevarse sus datos. La empresa ' +
          'responde en 30 días.'
        }
        action={
          <Button type="primary" onClick={() => asking.open()}>
            Pedir sobre mis datos
          </Button>
        }
      >
        <RecordsPage
          {...shared}
          list={list}
          title="Mis solicitudes"
          name="own-privacy-requests"
          embedded
          columns={requestColumns}
          nameOf={({ kind }) => `la solicitud de ${PrivacyRight.label(kind).toLowerCase()}`}
          links={(row) =>
            givesCopy(row)
              ? [{ label: 'Descargar mi copia', onClick: () => setCopied(row.id) }]
              : []
          }
          empty="Lo que pida queda aquí, con su plazo y su respuesta."
        />
      </Panel>
      <OwnBlocks />
      <OwnBreaches />
      <Uses />
      <Readings />
      {asking.key !== undefined && <AskDialog form={asking} />}
      {copied && <ExportDialog id={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}

const columns: readonly Column<ReadingsOfMeQuery['readingsOfMe']['rows'][number]>[] = [
  momentColumn('at', 'Cuándo', { sort: 'at' }),
  { key: 'what', title: 'Qué', lead: true, text: ({ what }) => what },
  { key: 'author', title: 'Quién', text: ({ author }) => author },
]

function Readings() {
  const list = useSideList(ReadingsOfMe, {
    filters: [],
    sort: { field: 'at', descending: true },
  })
  return (
    <Panel
      title="Quién leyó mis datos"
      text={
        'Cada lectura de lo reservado por otra persona: remuneración, salud, previsión, cuentas ' +
        'y documentos.'
      }
    >
      <ListPage
        embedded
        title="Quién leyó mis datos"
        name="readings-of-me"
        list={list}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        empty={{ title: 'Nadie ha leído sus datos reservados' }}
      />
    </Panel>
  )
}
