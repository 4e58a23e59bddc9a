import { graphql } from '#platform/web/graphql.ts'

/** What a catalogue page sends. Written by `npm run generate` from the calls of `crud`. */
export const AreaCatalogue = {
  list: graphql(`query AllAreas { allAreas { id name status people version } }`),
  create: graphql(`mutation CreateArea($input: CreateAreaInput!) { createArea(input: $input) { status message error { kind message field traceId } data { id name status people version } } }`),
  update: graphql(`mutation UpdateArea($input: UpdateAreaInput!) { updateArea(input: $input) { status message error { kind message field traceId } data { id name status people version } } }`),
}
export const BankAccountCatalogue = {
  list: graphql(`query BankAccountsBusiness($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id businessId bankCode accountType accountIdentifier currency version } }`),
  create: graphql(`mutation CreateBankAccount($input: CreateBankAccountInput!) { createBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }`),
  update: graphql(`mutation UpdateBankAccount($input: UpdateBankAccountInput!) { updateBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }`),
}
export const BranchOfficeCatalogue = {
  list: graphql(`query AllBranchOffices { allBranchOffices { id name communeCode status people version } }`),
  create: graphql(`mutation CreateBranchOffice($input: CreateBranchOfficeInput!) { createBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }`),
  update: graphql(`mutation UpdateBranchOffice($input: UpdateBranchOfficeInput!) { updateBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }`),
}
export const CostCenterGroupCatalogue = {
  list: graphql(`query CostCenterGroups { costCenterGroups { id code name status centers version } }`),
  one: graphql(`query CostCenterGroup($input: ByIdCostCenterGroup!) { costCenterGroup(input: $input) { id code name status centers version } }`),
  create: graphql(`mutation CreateCostCenterGroup($input: CreateCostCenterGroupInput!) { createCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers version } } }`),
  update: graphql(`mutation UpdateCostCenterGroup($input: UpdateCostCenterGroupInput!) { updateCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers version } } }`),
  remove: graphql(`mutation DeleteCostCenterGroup($input: ByIdCostCenterGroup!) { deleteCostCenterGroup(input: $input) { status message error { kind message field traceId } data } }`),
}
export const HolidayCatalogue = {
  list: graphql(`query Holidays { holidays { id date title type status irrevocable countsForVacation businessId businessName comment version } }`),
  create: graphql(`mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId businessName comment version } } }`),
  update: graphql(`mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId businessName comment version } } }`),
  remove: graphql(`mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }`),
}
export const ProfileCatalogue = {
  list: graphql(`query CompanyProfiles { companyProfiles { id name version } }`),
  create: graphql(`mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }`),
  update: graphql(`mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }`),
  remove: graphql(`mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }`),
}
export const SyndicateCatalogue = {
  list: graphql(`query Syndicates { syndicates { id name rut feeType feeValue members version } }`),
  one: graphql(`query Syndicate($input: ByIdSyndicate!) { syndicate(input: $input) { id name rut feeType feeValue members version } }`),
  create: graphql(`mutation CreateSyndicate($input: CreateSyndicateInput!) { createSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members version } } }`),
  update: graphql(`mutation UpdateSyndicate($input: UpdateSyndicateInput!) { updateSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members version } } }`),
  remove: graphql(`mutation DeleteSyndicate($input: ByIdSyndicate!) { deleteSyndicate(input: $input) { status message error { kind message field traceId } data } }`),
}
export const VacationBlackoutCatalogue = {
  list: graphql(`query VacationBlackouts($input: OfVacationRules!) { vacationBlackouts(input: $input) { id businessId startDate endDate reason version } }`),
  create: graphql(`mutation CreateVacationBlackout($input: CreateVacationBlackoutInput!) { createVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }`),
  update: graphql(`mutation UpdateVacationBlackout($input: UpdateVacationBlackoutInput!) { updateVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }`),
  remove: graphql(`mutation DeleteVacationBlackout($input: ByIdVacationBlackout!) { deleteVacationBlackout(input: $input) { status message error { kind message field traceId } data } }`),
}
