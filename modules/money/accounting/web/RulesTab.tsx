import { AccountingAccountCatalogue, AccountingRuleCatalogue } from '#generated/catalogues.ts'
import { CostCentersByBusiness } from '#generated/operations/cost-centers.ts'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { choicesOf } from '#platform/web/kit/form/empty-select.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ruleFields, AccountingRule, institutionName, institutionOptions } from '../model/rule.ts'
import { AccountingSource } from '../model/sources.ts'
import type { RuleRow } from './types.ts'

const subjectOf = ({ source, itemCode }: RuleRow): string =>
  itemCode === null ? AccountingSource.label(source) : `Ítem ${itemCode}`

const onlyOf = ({ institution, costCenterName, businessName }: RuleRow): string =>
  [institutionName(institution), costCenterName, businessName].filter(Boolean).join(', ')

const columns: readonly Column<RuleRow>[] = [
  { key: 'source', title: 'De qué viene', lead: true, text: subjectOf },
  {
    key: 'only',
    title: 'Solo de',
    text: onlyOf,
    render: (row) => onlyOf(row) || <span className="soft">Todos</span>,
  },
  {
    key: 'debit',
    title: 'Debe',
    text: ({ debitAccount }) => debitAccount,
    render: ({ debitAccount }) => debitAccount ?? <span className="soft">–</span>,
  },
  {
    key: 'credit',
    title: 'Haber',
    text: ({ creditAccount }) => creditAccount,
    render: ({ creditAccount }) => creditAccount ?? <span className="soft">–</span>,
  },
]

/** Which account takes what: the more a rule names, the sooner it is taken. */
export default function RulesTab() {
  const accounts = useDetail(AccountingAccountCatalogue.list).data?.accountingAccounts ?? []
  const options = accounts
    .filter(({ takesEntries, status }) => takesEntries && status === 'ACTIVE')
    .map(codedOption)
  const centers = useDetail(CostCentersByBusiness, { input: {} }, { needs: 'costCenters.read' })
  const centerOptions = choicesOf(centers.data?.costCentersByBusiness, codedOption)
  return (
    <CataloguePage
      embedded
      of={AccountingRule}
      documents={AccountingRuleCatalogue}
      service="accountingPlan"
      noun={{ one: 'regla', many: 'reglas', feminine: true }}
      title="Reglas"
      columns={columns}
      fields={ruleFields}
      nameOf={subjectOf}
      empty="Una regla dice a qué cuenta va cada cosa. El plan usual trae las suyas."
      above={
        <p className="soft">
          Un ítem con cuenta contable propia va a esa cuenta. Si no, manda la regla que más nombra:
          el ítem, la institución, el centro de costo, la razón social.
        </p>
      }
    >
      <Section>
        <FieldList of={AccountingRule} names={['source', 'itemCode']} autoFocus />
        <Field of={AccountingRule} name="institution" options={institutionOptions} />
        <Field
          of={AccountingRule}
          name="costCenterId"
          options={centerOptions}
          needs="costCenters.read"
        />
        <Field of={AccountingRule} name="businessId" />
        <Field of={AccountingRule} name="debitAccountId" options={options} />
        <Field of={AccountingRule} name="creditAccountId" options={options} />
      </Section>
    </CataloguePage>
  )
}
