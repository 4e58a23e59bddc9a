import { BankTemplateCatalogue } from '#generated/catalogues.ts'
import { RecordPage } from '#platform/web/kit/RecordPage.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { BankTemplate } from '../model/template.ts'
import { bankNamed } from './banks.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { TemplateActions, Versions } from './TemplateActions.tsx'
import { TemplateTrial } from './TemplateTrial.tsx'
import { TemplateFields, templateFields } from './TemplateFields.tsx'

/** A template of a list: its file, its columns, and the versions by which lists were made. */
export default function BankTemplatePage() {
  return (
    <RecordPage
      of={BankTemplate}
      documents={{
        one: BankTemplateCatalogue.one,
        update: BankTemplateCatalogue.update,
        remove: BankTemplateCatalogue.remove,
      }}
      service="bankTemplates"
      noun={{ one: 'plantilla', many: 'plantillas', feminine: true }}
      list={pathTo('nominas-de-pago')}
      titleOf={({ name }) => name}
      contextOf={({ published }) => (published > 0 ? `Versión ${published}` : 'Sin publicar')}
      calledOf={({ name }) => `La plantilla «${name}»`}
      actions={(row) => <TemplateActions row={row} />}
      data={{
        names: templateFields,
        fields: templateFields,
        form: <TemplateFields />,
        show: ({ bankCode }) => ({ bankCode: bankNamed(bankCode) }),
      }}
    >
      {(row) => (
        <>
          <ColumnsPanel templateId={row.id} />
          <TemplateTrial templateId={row.id} />
          {row.published > 0 && <Versions id={row.id} name={row.name} />}
        </>
      )}
    </RecordPage>
  )
}
