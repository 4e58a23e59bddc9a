import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { LaborProtection, ProtectionKind, protectionLaw } from '../model/protection.ts'

type Papers = { readonly fileId: string | null; readonly courtFileId: string | null }

/** What is written of a protection, and the leave of the court. */
export function ProtectionFields({ userId, row }: { userId: string; row?: Papers }) {
  const kind = useValue('kind')
  const about = { relatedType: 'laborProtection', relatedId: userId }
  return (
    <>
      <Section>
        <Field of={LaborProtection} name="kind" wide autoFocus />
        {ProtectionKind.has(kind) && <p className="mg-span soft">{protectionLaw[kind]}.</p>}
        <FieldList of={LaborProtection} names={['startDate', 'endDate']} />
        <FilePick label="Documento" replaces={Boolean(row?.fileId)} about={about} />
      </Section>
      <Section
        title="Autorización judicial"
        text="Para terminar el contrato con los arts. 159 N°4, 159 N°5 o 160 durante el fuero"
      >
        <Field of={LaborProtection} name="courtDate" />
        <Field of={LaborProtection} name="courtCase" wide />
        <FilePick
          label="Sentencia"
          field="courtFileId"
          replaces={Boolean(row?.courtFileId)}
          about={about}
        />
        <Field of={LaborProtection} name="comment" wide rows={2} />
      </Section>
    </>
  )
}
