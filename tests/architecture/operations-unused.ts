/**
 * Operations that the specification names and no screen asks for, each with the reason why the API
 * answers it all the same: programs that companies connect may ask for it.
 */
export const unasked: Readonly<Record<string, string>> = {
  absenceHistoryReport: 'The screen of reports shows the same rows as «Historial de ausencias»',
  activeContractInMonth:
    'The screens show the contracts of a month in pages that the server searches',
  bankAndPaymentMethod: 'The screens bring these lists with them, and wait for no server',
  bulkUploadUsers:
    'The screen loads a file, which shows each row before it is written; programs send a list',
  centralizationJournal: 'The screens show an entry by account; other programs read its lines',
  contractWithPendingTransfer: 'The screens show the payments in pages, and their totals',
  completeSurvey: 'The page sends the survey with its last answers, in one request',
  createCostCenterContract: 'The record saves all parts of a group at once, from a day on',
  updateCostCenterContract: 'The record saves all parts of a group at once, from a day on',
  updateCostCenterContractStatus: 'The record saves all parts of a group at once, from a day on',
  competenceAveragesByArea:
    'The page of results shows the same scores with those of the other groups',
  competenceAveragesByUser: 'The result of each person shows the same scores, and what they are of',
  expense: 'The list of expenses and the page of a report show each one whole',
  evaluatees: 'The list of surveys names each person, with what is left of theirs',
  itemsAdvanceToProcess: 'The screens show those advances in pages, and their totals',
  itemsWithFormulas: 'The studio shows each item beside its formula and reads both with the item',
  newHires: 'The screens show those contracts in pages, and their totals',
  payrollPeriods: 'The months of a year are drawn from the processes, which say them too',
  restriction: 'The screen reads all restrictions at once and opens one from there',
  supervisedUsers: 'A supervisor sees the list of people, which is of their team alone',
  updateUserAvatar: 'An upload sets the picture; this one takes a picture back or reuses a file',
  vacationHistoryReport: 'The screen of reports shows the same as «Historial de vacaciones»',
  variableHistory: 'The studio shows the history of every kind of concept in one panel',
}
