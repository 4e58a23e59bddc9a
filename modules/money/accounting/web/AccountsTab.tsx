import { useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { AccountingAccountCatalogue } from '#generated/catalogues.ts'
import { CreateUsualAccountingPlan } from '#generated/operations/accounting.ts'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import {
  accountFields,
  AccountingAccount,
  AccountKind,
  AccountStatus,
  CenterUse,
} from '../model/account.ts'
import { ImportDialog } from './ImportDialog.tsx'
import type { Account } from './types.ts'
import './accounting.css'

const columns: readonly Column<Account>[] = [
  {
    key: 'name',
    title: 'Cuenta',
    lead: true,
    text: ({ code, name }) => `${code} ${name}`,
    render: ({ code, name, level, takesEntries }) => (
      <span className="acc-level" data-level={Math.min(level, 5)}>
        <span className="tabular soft">{code}</span> {takesEntries ? name : <strong>{name}</strong>}
      </span>
    ),
  },
  {
    key: 'kind',
    title: 'Tipo',
    text: ({ kind }) => AccountKind.label(kind),
  },
  {
    key: 'centerUse',
    title: 'Centro de costo',
    text: ({ centerUse }) => CenterUse.label(centerUse),
    render: ({ centerUse, takesEntries }) =>
      takesEntries ? CenterUse.label(centerUse) : <span className="soft">Título</span>,
  },
  {
    key: 'business',
    title: 'Razón social',
    text: ({ businessName }) => businessName ?? 'Todas',
    render: ({ businessName }) => businessName ?? <span className="soft">Todas</span>,
  },
  {
    key: 'uses',
    title: 'Usos',
    align: 'end',
    text: ({ uses }) => uses,
    render: ({ uses }) => formatNumber(uses),
  },
  {
    key: 'status',
    title: 'Estado',
    text: ({ status }) => AccountStatus.label(status),
    render: ({ status }) => (
      <StatusTag tone={status === 'ACTIVE' ? 'success' : 'warning'}>
        {AccountStatus.label(status)}
      </StatusTag>
    ),
  },
]

const usual = {
  kind: 'EXPENSE',
  takesEntries: true,
  centerUse: 'NONE',
  auxiliary: 'NONE',
  status: 'ACTIVE',
}

/** The accounts, each under its own; a company without any accepts the usual ones. */
export default function AccountsTab() {
  const [pasting, setPasting] = useState(false)
  const loaded = useDetail(AccountingAccountCatalogue.list).data?.accountingAccounts
  const above = (loaded ?? []).map(codedOption)
  return (
    <>
      <CataloguePage
        embedded
        of={AccountingAccount}
        documents={AccountingAccountCatalogue}
        service="accountingPlan"
        noun={{ one: 'cuenta', many: 'cuentas', feminine: true }}
        title="Cuentas"
        columns={columns}
        fields={accountFields}
        usual={usual}
        nameOf={({ code, name }) => `${code} ${name}`}
        empty="Acepte el plan usual, pegue el suyo desde una planilla o agregue una cuenta."
        above={
          <div className="mg-toolbar">
            {loaded?.length === 0 && <UsualPlan />}
            <ActionButton permission="accountingPlan.create" onClick={() => setPasting(true)}>
              Pegar cuentas
            </ActionButton>
          </div>
        }
      >
        <Section>
          <FieldList of={AccountingAccount} names={['code', 'name', 'kind']} autoFocus />
          {above.length > 0 && <Field of={AccountingAccount} name="parentId" options={above} />}
          <FieldList
            of={AccountingAccount}
            names={['takesEntries', 'centerUse', 'auxiliary', 'businessId', 'status']}
          />
        </Section>
      </CataloguePage>
      {pasting && <ImportDialog onClose={() => setPasting(false)} />}
    </>
  )
}

function UsualPlan() {
  const create = useAction(CreateUsualAccountingPlan, { done: 'Plan de cuentas creado' })
  return (
    <ActionButton look="next" permission="accountingPlan.create" onClick={() => create.run({})}>
      Usar el plan usual
    </ActionButton>
  )
}
