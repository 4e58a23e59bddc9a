export {
  closedMonths,
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  monthClosed,
  saidTwice,
} from './contracts-of-file.ts'
