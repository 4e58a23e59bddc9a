import { contractRecord } from '#modules/people/contracts/server/index.ts'
import { DocumentState } from '#modules/papers/documents/model/catalogs.ts'
import { file, flag, optional, ref } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import {
  type ContractFileRow,
  contractFiles,
  createContractFile,
  deleteContractFile,
  fileOfContracts,
  openContractFile,
} from './contract-files.service.ts'

const ContractFile = objectFrom<Omit<ContractFileRow, 'userId' | 'userContractId'>>(
  'ContractFile',
  {
    id: of.id('document'),
    name: of.text,
    state: of.choice(DocumentState),
    createdAt: of.dateTime,
  },
)

joinedFields(contractRecord.type, fileOfContracts, {
  contractFile: of.maybe(of.object(ContractFile)),
})

const userContractId = ref('contract', 'Contrato')

query('contractFiles', {
  input: inputFrom('ContractFilesInput', { userContractId }),
  type: ContractFile,
  many: true,
  run: contractFiles,
})

mutation('createContractFile', {
  input: inputFrom('CreateContractFileInput', {
    userContractId,
    signed: flag('Está firmado por las dos partes'),
    fileId: optional(file('Contrato')),
  }),
  type: ContractFile,
  run: createContractFile,
})

mutation('deleteContractFile', {
  input: byId('document'),
  type: 'Boolean',
  run: deleteContractFile,
})

mutation('openContractFile', { input: byId('document'), type: FileLink, run: openContractFile })
