/**
 * Words that need the Secretary of State's approval in a UK company name, as GOV.UK's guidance lists them from A to
 * "Financial Reporting Council".
 *
 * One a line: `word | any or start | evidence or letter | body to ask`. `start`: the guidance names it at the start.
 * Contains public sector information licensed under the Open Government Licence v3.0.
 *
 * @see https://legislation.gov.uk/uksi/2014/3140/made/data.html, and a copy of the guidance of 2025-12-17 at
 * github.com/sassrvcs/private; read on 2026-11-21
 */
export const ukSeenWords = `
Chamber of Commerce | any | letter
Albannach | start | letter
Britain | start | letter
Benevolent | any | evidence
Breatainn | start | letter
Charity | any | letter
Adjudicator | any | letter
Bachelor of medicine | any | evidence
Accounts Commission | any | letter | Audit Scotland
Accredit | any | letter
Accreditation | any | letter
Accredited | any | letter
Accrediting | any | letter
Alba | start | letter
Na h-Alba | start | letter
Archwilydd Cyffredinol Cymru | any | letter | Wales Audit Office
Association | any | evidence
Assurance | any | letter | Financial Conduct Authority
Assurer | any | letter | Financial Conduct Authority
Audit Commission | any | letter
Auditor General | any | letter
Audit Office | any | letter
Auditor General for Northern Ireland | any | letter | Northern Ireland Audit Office
Auditor General for Scotland | any | letter | Audit Scotland
Audit Scotland | any | letter | Audit Scotland
Auditor General for Wales | any | letter | Wales Audit Office
Audit Wales | any | letter | Wales Audit Office
Banc | any | letter | Financial Conduct Authority
Bank | any | letter | Financial Conduct Authority
Banking | any | letter | Financial Conduct Authority
Breatannach | start | letter
Bhreatainn | start | letter
Bhreatanach | start | letter
Bhreatanaich | start | letter
Breatannaich | start | letter
Brenin | any | letter | Welsh Government
Brenhines | any | letter | Welsh Government
Frenin | any | letter | Welsh Government
Frenhines | any | letter | Welsh Government
Brenhinol | any | letter | Welsh Government
Brenhiniaeth | any | letter | Welsh Government
Frenhinol | any | letter | Welsh Government
Frenhiniaeth | any | letter | Welsh Government
British | start | letter
of Britain | start | letter
of Great Britain | start | letter
Charitable | any | letter
Charities | any | letter
Charter | any | evidence
Chartered | any | evidence
Chartered Accountant | any | evidence
Chartered Certified Accountant | any | evidence
Chartered Management Accountant | any | evidence
Chartered Secretary | any | evidence
Chartered Surveyor | any | letter | RICS
Child Maintenance | any | letter
Child Support | any | letter
Comhairle | any | letter
Chomhairle | any | letter
Comhairlean | any | letter
Chomhairlean | any | letter
Coimisean | any | letter
Coimisein | any | letter
Choimisean | any | letter
Chomisein | any | letter
Comisiwn | any | letter
Chomisiwn | any | letter
Gomisiwn | any | letter
Comisiwn y Senedd | any | letter | Welsh Parliament
Comisiwn Cynulliad Cenedlaethol Cymru | any | letter | Welsh Parliament
Commission | any | letter
Comptroller and Auditor General | any | letter | National Audit Office
Comptroller and Auditor General for Northern Ireland | any | letter | Northern Ireland Audit Office
Co-operative | any | evidence
Co-operative Society | any | evidence
Council | any | letter
Cymru | start | letter
Chymru | start | letter
Gymru | start | letter
Nghymru | start | letter
Cymreig | start | letter
Cymraeg | start | letter
Chymraeg | start | letter
Chymreig | start | letter
Gymraeg | start | letter
Gymreig | start | letter
Cyngor | any | evidence
Chyngor | any | evidence
Gyngor | any | evidence
Cynulliad Cenedlaethol Cymru | any | letter
Dental | any | letter | General Dental Council
Dentistry | any | letter | General Dental Council
Diùc | any | letter | Scottish Government
Dhiùc | any | letter | Scottish Government
Ban-diùc | any | letter | Scottish Government
Bhan-Dhiùc | any | letter | Scottish Government
Diùcan | any | letter | Scottish Government
Dhiùcan | any | letter | Scottish Government
Ban-Diùcan | any | letter | Scottish Government
Bhan-Dhiùcan | any | letter | Scottish Government
Dug | any | letter | Welsh Government
Duges | any | letter | Welsh Government
Ddug | any | letter | Welsh Government
Dduges | any | letter | Welsh Government
Duke | any | letter
Duchess | any | letter
Ei Fawrhydi | any | letter | Welsh Government
Ei Mawrhydi | any | letter | Welsh Government
England | start | letter
of England | start | letter
English | start | letter
Federation | any | evidence
Financial Conduct Authority | any | letter | Financial Conduct Authority
Financial Reporting Council | any | letter | Financial Reporting Council
`;

/** The rest of the alphabet, from general knowledge of the Schedule to SI 2014/3140: to be checked before it is a fact. */
export const ukUnseenWords = `
Foundation
Friendly Society
Fund
Government
Great Britain
Health Centre
Health Service
Health Visitor
Her Majesty
His Majesty
HPSS
HSC
Inspectorate
Institute
Institution
Insurance
Insurer
Ireland
Irish
Judicial Appointment
King
Licensing
Medical Centre
Midwife
Midwifery
Mutual
NHS
Northern Ireland
Northern Irish
Nurse
Nursing
Ombudsman
Oversight
Parliament
Parliamentarian
Parliamentary
Patent
Patentee
Police
Polytechnic
Post Office
Pregnancy Termination
Prince
Princess
Queen
Reassurance
Reassurer
Registrar
Registry
Regulation
Regulator
Reinsurance
Reinsurer
Royal
Royale
Royalty
Rule Committee
Scot
Scotland
Scottish
Senedd
Sheffield
Siambr Fasnach
Social Service
Society
Special School
Standards
Stock Exchange
Trade Union
Tribunal
Trust
Tywysog
Underwrite
Underwriting
University
Wales
Watchdog
Welsh
Windsor
`;

/** Words that may suggest a connection with government, from general knowledge. */
export const ukGovernmentWords = `
Assembly
Government
HM Government
Home Office
House of Commons
House of Lords
Law Commission
National Assembly
National Audit Office
National Health Service
Parliament
Serious Fraud Office
Welsh Government
Scottish Government
Agency
Department
GB
UK
`;

/** Words that need no approval any more since 31 January 2015, named by three law firms. */
export const ukFreeWords = `
National
European
Group
Holding
International
United Kingdom
Authority
`;
