import { derivedFields } from '#platform/server/graphql/more-fields.ts'
import { of } from '#platform/server/graphql/object.ts'
import { hiddenSpecsOf } from '#platform/server/graphql/specs.ts'
import { Contract } from '../model/contract.ts'
import { ContractType, SyndicateChoice } from './contracts.graphql.ts'
import { contractsById } from './contracts.queries.ts'

/** A contract as it is answered, and how some are read by their ids, of those within reach. */
export const contractRecord = { type: ContractType, byId: contractsById }

const { unionFeeValue } = hiddenSpecsOf(Contract, ['unionFeeValue'])

// Null where the row has them hidden, as the fields that they follow from.
derivedFields(
  ContractType,
  (contract) => ({
    syndicate:
      contract.syndicateId === null || contract.syndicateName === null
        ? null
        : { id: contract.syndicateId, name: contract.syndicateName },
    // Pesos or percent, as its type says.
    unionFee: contract.unionFeeType === 'NONE' ? null : contract.unionFeeValue,
    healthInstitutionId: contract.healthInstitution,
    healthAmountUF: contract.healthAmountUf,
  }),
  {
    syndicate: of.maybe(of.object(SyndicateChoice)),
    unionFee: unionFeeValue,
    healthInstitutionId: of.maybe(of.text),
    healthAmountUF: of.maybe(of.decimal),
  },
)
