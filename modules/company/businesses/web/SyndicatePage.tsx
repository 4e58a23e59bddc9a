import { counted } from '#chile/counts.ts'
import { SyndicateCatalogue } from '#generated/catalogues.ts'
import { RecordPage } from '#platform/web/kit/record/RecordPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { Syndicate } from '../model/business.ts'
import { FeeValue, plain } from './fee.tsx'
import { SyndicateFields, syndicateFields } from './SyndicateFields.tsx'

/** One union: who it is, what its members pay, how many they are. */
export default function SyndicatePage() {
  return (
    <RecordPage
      of={Syndicate}
      documents={SyndicateCatalogue}
      service="syndicates"
      noun={{ one: 'sindicato', many: 'sindicatos' }}
      list={`${pathTo('empresa')}/sindicatos`}
      titleOf={({ name }) => name}
      contextOf={({ members }) => `${counted(members, 'persona')} con contrato vigente`}
      data={{
        names: ['rut', 'feeType', 'feeValue', 'members'],
        show: (row) => ({ feeValue: <FeeValue feeType={row.feeType} feeValue={row.feeValue} /> }),
        fields: syndicateFields,
        form: <SyndicateFields />,
        initial: (row) => ({ ...row, feeValue: plain(row.feeValue) }),
      }}
    />
  )
}
