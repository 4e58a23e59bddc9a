import { Contract } from '#modules/people/contracts/model/contract.ts'
import { contractRecord } from '#modules/people/contracts/server/index.ts'
import { file, flag, id, longText, optional, ref } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { hiddenSpecsOf } from '#platform/server/graphql/specs.ts'
import { annexSeen, annexTerms, ContractAnnex } from '../model/annex.ts'
import { type AnnexDetail, annexes, annexesOfContracts, contractAnnex } from './annexes.queries.ts'
import {
  annulContractAnnex,
  createContractAnnex,
  deleteContractAnnex,
  generateContractAnnex,
  updateContractAnnex,
} from './annexes.service.ts'
import { contractAnnexNeeds, dismissContractAnnexNeed, type ShownNeed } from './needs.ts'
import {
  openContractAnnex,
  rejectContractAnnex,
  sendContractAnnex,
  signContractAnnex,
} from './signing.service.ts'

const { title, effectiveOn, reason, signedOn, userContractId } = ContractAnnex.fields

joinedFields(contractRecord.type, annexesOfContracts, {
  contractAnnexes: of.list(of.object(annexes.type)),
})

const Change = objectFrom<AnnexDetail['changes'][number]>('ContractAnnexChange', {
  attribute: of.text,
  label: of.text,
  before: of.maybe(of.text),
  after: of.maybe(of.text),
  reserved: of.flag,
})

const Values = objectFrom<AnnexDetail['values']>(
  'ContractAnnexValues',
  hiddenSpecsOf(Contract, annexTerms),
)

query('contractAnnex', {
  input: inputFrom('ContractAnnexInput', {
    id: id('contractAnnex'),
    reveal: optional(flag('Mostrar datos reservados')),
  }),
  type: objectFrom<AnnexDetail>('ContractAnnexDetail', {
    ...annexes.facts.shows.specs,
    revealed: of.flag,
    changes: of.list(of.object(Change)),
    values: of.object(Values),
  }),
  run: contractAnnex,
})

mutation('openContractAnnex', {
  input: byId('contractAnnex'),
  type: FileLink,
  run: openContractAnnex,
})

mutation('createContractAnnex', {
  input: patchInputOf('CreateContractAnnexInput', Contract, annexTerms, {
    userContractId,
    title: optional(title),
    effectiveOn,
  }),
  type: annexes.type,
  run: createContractAnnex,
})

mutation('updateContractAnnex', {
  input: patchInputOf('UpdateContractAnnexInput', Contract, annexTerms, {
    ...annexSeen,
    title: optional(title),
    effectiveOn: optional(effectiveOn),
  }),
  type: annexes.type,
  run: updateContractAnnex,
})

mutation('deleteContractAnnex', {
  input: inputFrom('DeleteContractAnnexInput', annexSeen),
  type: 'Boolean',
  run: deleteContractAnnex,
})

mutation('sendContractAnnex', {
  input: inputFrom('SendContractAnnexInput', annexSeen),
  type: annexes.type,
  run: sendContractAnnex,
})

mutation('signContractAnnex', {
  input: inputFrom('SignContractAnnexInput', {
    ...annexSeen,
    signedOn,
    fileId: optional(file('Anexo firmado')),
  }),
  type: annexes.type,
  run: signContractAnnex,
})

mutation('rejectContractAnnex', {
  input: inputFrom('RejectContractAnnexInput', { ...annexSeen, reason }),
  type: annexes.type,
  run: rejectContractAnnex,
})

mutation('annulContractAnnex', {
  input: inputFrom('AnnulContractAnnexInput', { ...annexSeen, effectiveOn }),
  type: annexes.type,
  run: annulContractAnnex,
})

const Need = objectFrom<ShownNeed>('ContractAnnexNeed', {
  id: of.id('contractAnnexNeed'),
  effectiveOn: of.date,
  terms: of.list(of.text),
})

query('contractAnnexNeeds', {
  input: inputFrom('ContractAnnexNeedsInput', { userContractId: ref('contract', 'Contrato') }),
  type: Need,
  many: true,
  run: contractAnnexNeeds,
})

mutation('generateContractAnnex', {
  input: byId('contractAnnexNeed'),
  type: annexes.type,
  run: generateContractAnnex,
})

mutation('dismissContractAnnexNeed', {
  input: inputFrom('DismissContractAnnexNeedInput', {
    id: id('contractAnnexNeed'),
    reason: optional(longText('Por qué no lleva anexo', { max: 500 })),
  }),
  type: 'Boolean',
  run: dismissContractAnnexNeed,
})
