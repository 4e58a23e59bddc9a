import { AccountingTemplateCatalogue } from '#generated/catalogues.ts'
import { AccountingTemplateVersions } from '#generated/operations/accounting.ts'
import { Versions } from '#platform/web/file-template/TemplateActions.tsx'
import { RecordPage } from '#platform/web/kit/record/RecordPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { AccountingTemplate } from '../model/entry-template.ts'
import { EntryColumns } from './EntryColumns.tsx'
import { EntryTemplateActions } from './EntryTemplateActions.tsx'
import { EntryTrial } from './EntryTrial.tsx'
import { TemplateFields, templateFields } from './TemplateFields.tsx'

/** A template of an entry: its file, its columns, a trial, and its published versions. */
export default function AccountingTemplatePage() {
  return (
    <RecordPage
      of={AccountingTemplate}
      documents={{
        one: AccountingTemplateCatalogue.one,
        update: AccountingTemplateCatalogue.update,
        remove: AccountingTemplateCatalogue.remove,
      }}
      service="accountingPlan"
      noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
      list={`${pathTo('plan-de-cuentas')}/plantillas`}
      titleOf={({ name }) => name}
      contextOf={({ published }) => (published > 0 ? `Versión ${published}` : 'Sin publicar')}
      calledOf={({ name }) => `La plantilla «${name}»`}
      actions={(row) => <EntryTemplateActions row={row} />}
      data={{ names: templateFields, fields: templateFields, form: <TemplateFields /> }}
    >
      {(row) => (
        <>
          <EntryColumns templateId={row.id} />
          <EntryTrial templateId={row.id} />
          {row.published > 0 && (
            <Versions id={row.id} name={row.name} document={AccountingTemplateVersions} />
          )}
        </>
      )}
    </RecordPage>
  )
}
