import { Button } from 'antd'
import { useOutletContext } from 'react-router'
import { DataCorrections } from '#generated/operations/corrections.ts'
import type { Person } from '#modules/people/people/web/index.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { RecordsPage, useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { CorrectionPart } from '../model/catalogs.ts'
import { DataCorrection, isRecordPart } from '../model/correction.ts'
import { correctionColumns, useCorrections } from './rows.tsx'
import { FieldsDialog } from './FieldsDialog.tsx'
import { RelativeDialog } from './RelativeDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import './corrections.css'

type Shared = { person: Person; isOwn: boolean }

/** Without the person, whose ficha it is: on a phone the part heads the card. */
const columns = correctionColumns
  .filter(({ key }) => key !== 'fullname')
  .map((column) => ({ ...column, lead: column.key === 'part' }))

/** «Correcciones» of the ficha: what its person proposed, and for themselves the way to propose. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<Shared>()
  const can = useCan()
  const form = useOpenForm('proponer')
  const proposed = CorrectionPart.values.find((part) => form.key === part)
  return (
    <>
      {isOwn && can('corrections.create') && (
        <Panel
          title="¿Hay algo que corregir?"
          text="La ficha cambia cuando otra persona apruebe lo que usted proponga."
        >
          <div className="co-parts">
            {CorrectionPart.options.map(({ value, label }) => (
              <Button key={value} onClick={() => form.open(value)}>
                {label}
              </Button>
            ))}
          </div>
        </Panel>
      )}
      <Panel title="Propuestas">
        <RecordsPage
          {...useCorrections()}
          list={useRecords(DataCorrection, DataCorrections, { userId: person.id })}
          title="Correcciones"
          name="person-corrections"
          embedded
          columns={columns}
          nameOf={(row) => `la corrección de ${CorrectionPart.label(row.part).toLowerCase()}`}
          empty={
            isOwn
              ? 'Lo que proponga corregir queda aquí, con su respuesta.'
              : 'Lo que la persona proponga corregir queda aquí, con su respuesta.'
          }
        />
      </Panel>
      {proposed && isRecordPart(proposed) && (
        <ProposeDialog part={proposed} person={person} form={form} />
      )}
      {proposed === 'RELATIVES' && <RelativeDialog userId={person.id} form={form} />}
      {proposed === 'FIELDS' && <FieldsDialog userId={person.id} form={form} />}
    </>
  )
}
