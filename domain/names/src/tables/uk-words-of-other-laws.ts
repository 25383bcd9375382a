/**
 * Words that another law controls: to use one in a UK company name may be an offence (Companies Act 2006, s. 53), so
 * the body that answers for it is asked first.
 *
 * One law a line: `law | body to ask | words`. From general knowledge of the laws named; GOV.UK's own list (Annex C of
 * its guidance) was not read, so every line is to be checked there.
 */
export const ukWordsOfOtherLaws = `
ANZAC (Restriction on Trade Use of Word) Act 1916 |  | Anzac
Medical Act 1983 | General Medical Council | Apothecary, Doctor of medicine, General practitioner, Physician, Surgeon
Architects Act 1997 | Architects Registration Board | Architect
Health Professions Order 2001 | Health and Care Professions Council | Art therapist, Arts therapist, Biomedical scientist, Chiropodist, Clinical scientist, Dietician, Dietitian, Dramatherapist, Hearing aid dispenser, Music therapist, Occupational therapist, Operating department practitioner, Orthoptist, Orthotist, Paramedic, Physical therapist, Physiotherapist, Podiatrist, Practitioner psychologist, Prosthetist, Radiographer, Speech and language therapist, Speech therapist
Financial Services and Markets Act 2000 | Financial Conduct Authority, Prudential Regulation Authority | Bank, Banker, Banking, Deposit
Legal Services Act 2007 | Bar Standards Board | Barrister
Building Societies Act 1986 | Financial Conduct Authority | Building society
Medicines Act 1968 and Pharmacy Order 2010 | General Pharmaceutical Council; in Northern Ireland the Pharmaceutical Society NI | Chemist, Druggist, Pharmaceutical chemist, Pharmaceutist, Pharmacist, Pharmacy
Chiropractors Act 1994 | General Chiropractic Council | Chiropractic, Chiropractor
Credit Unions Act 1979 | Financial Conduct Authority | Credit union
Dentists Act 1984 | General Dental Council | Dental, Dental practitioner, Dental surgeon, Dentist, Dentistry
Opticians Act 1989 | General Optical Council | Dispensing optician, Ophthalmic optician, Optician, Optometrist
Nursing and Midwifery Order 2001 | Nursing and Midwifery Council | District nurse, Health visitor, Midwife, Nurse
Geneva Conventions Act 1957 | Ministry of Defence | Geneva Cross, Red Crescent, Red Cross, Red Crystal, Red Lion and Sun
Olympic Symbol etc. (Protection) Act 1995 | British Olympic Association, British Paralympic Association | Olympiad, Olympian, Olympic, Paralympiad, Paralympian, Paralympic
Osteopaths Act 1993 | General Osteopathic Council | Osteopath, Osteopathy
Copyright, Designs and Patents Act 1988 | Intellectual Property Regulation Board | Patent agent, Patent attorney
Trade Marks Act 1994 | Intellectual Property Regulation Board | Registered trade mark agent, Registered trade mark attorney, Trade mark attorney
Children and Social Work Act 2017, Care Standards Act 2000 | Social Work England and the bodies of the other nations | Social worker
Solicitors Act 1974 and Legal Services Act 2007 | Solicitors Regulation Authority | Solicitor
Veterinary Surgeons Act 1966 | Royal College of Veterinary Surgeons | Vet, Veterinary, Veterinary practitioner, Veterinary surgeon
`;
