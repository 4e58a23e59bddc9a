import { graphql } from '#platform/web/api/graphql.ts'

/** What a catalogue page sends. Written by `npm run generate` from the calls of `crud`. */
export const AccountingAccountCatalogue = {
  list: graphql(`query AccountingAccounts { accountingAccounts { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } }`),
  create: graphql(`mutation CreateAccountingAccount($input: CreateAccountingAccountInput!) { createAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }`),
  update: graphql(`mutation UpdateAccountingAccount($input: UpdateAccountingAccountInput!) { updateAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }`),
  remove: graphql(`mutation DeleteAccountingAccount($input: ByIdAccountingAccount!) { deleteAccountingAccount(input: $input) { status message error { kind message field traceId } data } }`),
}
export const AccountingRuleCatalogue = {
  list: graphql(`query AccountingRules { accountingRules { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } }`),
  create: graphql(`mutation CreateAccountingRule($input: CreateAccountingRuleInput!) { createAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }`),
  update: graphql(`mutation UpdateAccountingRule($input: UpdateAccountingRuleInput!) { updateAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }`),
  remove: graphql(`mutation DeleteAccountingRule($input: ByIdAccountingRule!) { deleteAccountingRule(input: $input) { status message error { kind message field traceId } data } }`),
}
export const AccountingTemplateCatalogue = {
  list: graphql(`query AccountingTemplates { accountingTemplates { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }`),
  one: graphql(`query AccountingTemplate($input: ByIdAccountingTemplate!) { accountingTemplate(input: $input) { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }`),
  create: graphql(`mutation CreateAccountingTemplate($input: CreateAccountingTemplateInput!) { createAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }`),
  update: graphql(`mutation UpdateAccountingTemplate($input: UpdateAccountingTemplateInput!) { updateAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }`),
  remove: graphql(`mutation DeleteAccountingTemplate($input: ByIdAccountingTemplate!) { deleteAccountingTemplate(input: $input) { status message error { kind message field traceId } data } }`),
}
export const AccountingTemplateColumnCatalogue = {
  list: graphql(`query AccountingTemplateColumns($input: ColumnsOfAccountingTemplate!) { accountingTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }`),
  create: graphql(`mutation CreateAccountingTemplateColumn($input: CreateAccountingTemplateColumnInput!) { createAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }`),
  update: graphql(`mutation UpdateAccountingTemplateColumn($input: UpdateAccountingTemplateColumnInput!) { updateAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }`),
  remove: graphql(`mutation DeleteAccountingTemplateColumn($input: ByIdAccountingTemplateColumn!) { deleteAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data } }`),
}
export const AreaCatalogue = {
  list: graphql(`query AllAreas { allAreas { id name status hierarchyNodeId unitName people version } }`),
  create: graphql(`mutation CreateArea($input: CreateAreaInput!) { createArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }`),
  update: graphql(`mutation UpdateArea($input: UpdateAreaInput!) { updateArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }`),
}
export const BankAccountCatalogue = {
  list: graphql(`query BankAccountsBusiness($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id businessId bankCode accountType accountIdentifier currency version } }`),
  create: graphql(`mutation CreateBankAccount($input: CreateBankAccountInput!) { createBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }`),
  update: graphql(`mutation UpdateBankAccount($input: UpdateBankAccountInput!) { updateBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }`),
}
export const BankTemplateCatalogue = {
  list: graphql(`query BankTemplates { bankTemplates { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }`),
  one: graphql(`query BankTemplate($input: ByIdBankTemplate!) { bankTemplate(input: $input) { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }`),
  create: graphql(`mutation CreateBankTemplate($input: CreateBankTemplateInput!) { createBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }`),
  update: graphql(`mutation UpdateBankTemplate($input: UpdateBankTemplateInput!) { updateBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }`),
  remove: graphql(`mutation DeleteBankTemplate($input: ByIdBankTemplate!) { deleteBankTemplate(input: $input) { status message error { kind message field traceId } data } }`),
}
export const BankTemplateColumnCatalogue = {
  list: graphql(`query BankTemplateColumns($input: ColumnsOfBankTemplate!) { bankTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }`),
  create: graphql(`mutation CreateBankTemplateColumn($input: CreateBankTemplateColumnInput!) { createBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }`),
  update: graphql(`mutation UpdateBankTemplateColumn($input: UpdateBankTemplateColumnInput!) { updateBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }`),
  remove: graphql(`mutation DeleteBankTemplateColumn($input: ByIdBankTemplateColumn!) { deleteBankTemplateColumn(input: $input) { status message error { kind message field traceId } data } }`),
}
export const BranchOfficeCatalogue = {
  list: graphql(`query AllBranchOffices { allBranchOffices { id name communeCode status people version } }`),
  create: graphql(`mutation CreateBranchOffice($input: CreateBranchOfficeInput!) { createBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }`),
  update: graphql(`mutation UpdateBranchOffice($input: UpdateBranchOfficeInput!) { updateBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }`),
}
export const CostCenterGroupCatalogue = {
  list: graphql(`query CostCenterGroups { costCenterGroups { id code name status centers kept version } }`),
  one: graphql(`query CostCenterGroup($input: ByIdCostCenterGroup!) { costCenterGroup(input: $input) { id code name status centers kept version } }`),
  create: graphql(`mutation CreateCostCenterGroup($input: CreateCostCenterGroupInput!) { createCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }`),
  update: graphql(`mutation UpdateCostCenterGroup($input: UpdateCostCenterGroupInput!) { updateCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }`),
  remove: graphql(`mutation DeleteCostCenterGroup($input: ByIdCostCenterGroup!) { deleteCostCenterGroup(input: $input) { status message error { kind message field traceId } data } }`),
}
export const ExpenseCategoryCatalogue = {
  list: graphql(`query ExpenseCategories { expenseCategories { id code name accountId kept version } }`),
  create: graphql(`mutation CreateExpenseCategory($input: CreateExpenseCategoryInput!) { createExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }`),
  update: graphql(`mutation UpdateExpenseCategory($input: UpdateExpenseCategoryInput!) { updateExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }`),
  remove: graphql(`mutation DeleteExpenseCategory($input: ByIdExpenseCategory!) { deleteExpenseCategory(input: $input) { status message error { kind message field traceId } data } }`),
}
export const FamilyMemberCatalogue = {
  list: graphql(`query Family($input: FamilyInput!) { family(input: $input) { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } }`),
  create: graphql(`mutation CreateFamilyMember($input: CreateFamilyMemberInput!) { createFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }`),
  update: graphql(`mutation UpdateFamilyMember($input: UpdateFamilyMemberInput!) { updateFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }`),
  remove: graphql(`mutation DeleteFamilyMember($input: ByIdFamilyMember!) { deleteFamilyMember(input: $input) { status message error { kind message field traceId } data } }`),
}
export const HolidayCatalogue = {
  list: graphql(`query Holidays { holidays { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } }`),
  create: graphql(`mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }`),
  update: graphql(`mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }`),
  remove: graphql(`mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }`),
}
export const LaborProtectionCatalogue = {
  list: graphql(`query LaborProtections($input: LaborProtectionsInput!) { laborProtections(input: $input) { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } }`),
  create: graphql(`mutation CreateLaborProtection($input: CreateLaborProtectionInput!) { createLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }`),
  update: graphql(`mutation UpdateLaborProtection($input: UpdateLaborProtectionInput!) { updateLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }`),
  remove: graphql(`mutation DeleteLaborProtection($input: ByIdLaborProtection!) { deleteLaborProtection(input: $input) { status message error { kind message field traceId } data } }`),
}
export const PieceworkPriceCatalogue = {
  list: graphql(`query PieceworkPrices($input: PricesOfTask!) { pieceworkPrices(input: $input) { id taskId startsOn price version } }`),
  create: graphql(`mutation CreatePieceworkPrice($input: CreatePieceworkPriceInput!) { createPieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }`),
  update: graphql(`mutation UpdatePieceworkPrice($input: UpdatePieceworkPriceInput!) { updatePieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }`),
  remove: graphql(`mutation DeletePieceworkPrice($input: ByIdPieceworkPrice!) { deletePieceworkPrice(input: $input) { status message error { kind message field traceId } data } }`),
}
export const PieceworkTaskCatalogue = {
  list: graphql(`query PieceworkTasks { pieceworkTasks { id name unit status price kept version } }`),
  one: graphql(`query PieceworkTask($input: ByIdPieceworkTask!) { pieceworkTask(input: $input) { id name unit status price kept version } }`),
  create: graphql(`mutation CreatePieceworkTask($input: CreatePieceworkTaskInput!) { createPieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }`),
  update: graphql(`mutation UpdatePieceworkTask($input: UpdatePieceworkTaskInput!) { updatePieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }`),
  remove: graphql(`mutation DeletePieceworkTask($input: ByIdPieceworkTask!) { deletePieceworkTask(input: $input) { status message error { kind message field traceId } data } }`),
}
export const ProcessingActivityCatalogue = {
  list: graphql(`query ProcessingActivities { processingActivities { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } }`),
  create: graphql(`mutation CreateProcessingActivity($input: CreateProcessingActivityInput!) { createProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }`),
  update: graphql(`mutation UpdateProcessingActivity($input: UpdateProcessingActivityInput!) { updateProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }`),
  remove: graphql(`mutation DeleteProcessingActivity($input: ByIdProcessingActivity!) { deleteProcessingActivity(input: $input) { status message error { kind message field traceId } data } }`),
}
export const ProfileCatalogue = {
  list: graphql(`query CompanyProfiles { companyProfiles { id name version } }`),
  create: graphql(`mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }`),
  update: graphql(`mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }`),
  remove: graphql(`mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }`),
}
export const ProvisionPolicyCatalogue = {
  list: graphql(`query ProvisionPolicies { provisionPolicies { id businessId kind fromMonth method percent profit ownCapital reason businessName version } }`),
  create: graphql(`mutation CreateProvisionPolicy($input: CreateProvisionPolicyInput!) { createProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }`),
  update: graphql(`mutation UpdateProvisionPolicy($input: UpdateProvisionPolicyInput!) { updateProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }`),
  remove: graphql(`mutation DeleteProvisionPolicy($input: ByIdProvisionPolicy!) { deleteProvisionPolicy(input: $input) { status message error { kind message field traceId } data } }`),
}
export const ResidencePermitCatalogue = {
  list: graphql(`query ResidencePermits($input: ResidencePermitsInput!) { residencePermits(input: $input) { id userId kind number startDate endDate residentSince quotaException fileId comment version } }`),
  create: graphql(`mutation CreateResidencePermit($input: CreateResidencePermitInput!) { createResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }`),
  update: graphql(`mutation UpdateResidencePermit($input: UpdateResidencePermitInput!) { updateResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }`),
  remove: graphql(`mutation DeleteResidencePermit($input: ByIdResidencePermit!) { deleteResidencePermit(input: $input) { status message error { kind message field traceId } data } }`),
}
export const SupplierCatalogue = {
  list: graphql(`query AllSupplier { allSupplier { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } }`),
  create: graphql(`mutation CreateSupplier($input: CreateSupplierInput!) { createSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }`),
  update: graphql(`mutation UpdateSupplier($input: UpdateSupplierInput!) { updateSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }`),
  remove: graphql(`mutation DeleteSupplier($input: ByIdSupplier!) { deleteSupplier(input: $input) { status message error { kind message field traceId } data } }`),
}
export const SyndicateCatalogue = {
  list: graphql(`query Syndicates { syndicates { id name rut feeType feeValue members kept version } }`),
  one: graphql(`query Syndicate($input: ByIdSyndicate!) { syndicate(input: $input) { id name rut feeType feeValue members kept version } }`),
  create: graphql(`mutation CreateSyndicate($input: CreateSyndicateInput!) { createSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }`),
  update: graphql(`mutation UpdateSyndicate($input: UpdateSyndicateInput!) { updateSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }`),
  remove: graphql(`mutation DeleteSyndicate($input: ByIdSyndicate!) { deleteSyndicate(input: $input) { status message error { kind message field traceId } data } }`),
}
export const UnitKindCatalogue = {
  list: graphql(`query UnitKinds { unitKinds { id name units kept version } }`),
  create: graphql(`mutation CreateUnitKind($input: CreateUnitKindInput!) { createUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }`),
  update: graphql(`mutation UpdateUnitKind($input: UpdateUnitKindInput!) { updateUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }`),
  remove: graphql(`mutation DeleteUnitKind($input: ByIdUnitKind!) { deleteUnitKind(input: $input) { status message error { kind message field traceId } data } }`),
}
export const VacationBlackoutCatalogue = {
  list: graphql(`query VacationBlackouts($input: OfVacationRules!) { vacationBlackouts(input: $input) { id businessId startDate endDate reason version } }`),
  create: graphql(`mutation CreateVacationBlackout($input: CreateVacationBlackoutInput!) { createVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }`),
  update: graphql(`mutation UpdateVacationBlackout($input: UpdateVacationBlackoutInput!) { updateVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }`),
  remove: graphql(`mutation DeleteVacationBlackout($input: ByIdVacationBlackout!) { deleteVacationBlackout(input: $input) { status message error { kind message field traceId } data } }`),
}
