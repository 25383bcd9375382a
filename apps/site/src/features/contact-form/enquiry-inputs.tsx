import { office, type Messages } from '@formation/content';
import { acceptedFiles, annualRevenue, consentGiven, enquiryLimits, type Service, services } from '@formation/leads';
import { CheckField, SelectField, TextAreaField, TextField } from '@formation/ui';
import type { FileFieldWords } from '../../lib/input/file-field/file-field-words.ts';
import { FileField } from '../../lib/input/file-field/file-field.tsx';
import type { FaultsOf } from '../../lib/input/use-faults.ts';

type Words = Messages['contact']['form'];
type Props = Readonly<{
  words: Words;
  fileFieldWords: FileFieldWords;
  ownServer: boolean;
  privacyHref: string;
  file: File | undefined;
  fileFault: string | undefined;
  faultOf: FaultsOf<'contactName' | 'email'>;
}>;

/** How each service is called in the visitor's language; the wire says it in English. */
const serviceLabels = (words: Words['services']) => {
  const labels: Readonly<Record<Service, string>> = {
    BookKeeping: words.bookkeeping,
    Accounting: words.accounting,
    'Tax Services': words.tax,
    'Business Registration': words.registration,
    Other: words.other,
  };
  return services.map((value) => ({ value, label: labels[value] }));
};

function Person({ words, faultOf }: Pick<Props, 'words' | 'faultOf'>) {
  return (
    <>
      <TextField
        name="contactName"
        label={words.contactName}
        requiredMark={words.required}
        autoComplete="name"
        maxLength={enquiryLimits.contactName}
        required
        {...faultOf('contactName')}
      />
      <TextField
        name="contactNumber"
        label={words.contactNumber}
        requiredMark={words.required}
        type="tel"
        autoComplete="tel"
        maxLength={enquiryLimits.contactNumber}
        required
      />
      <TextField
        span
        name="email"
        label={words.email}
        requiredMark={words.required}
        type="email"
        autoComplete="email"
        maxLength={enquiryLimits.email}
        required
        {...faultOf('email')}
      />
    </>
  );
}

function Attachment({ words, ownServer, fileFault, file, fileFieldWords }: Omit<Props, 'privacyHref' | 'faultOf'>) {
  const help = `${words.fileLimit} ${ownServer ? words.fileUploaded : words.fileNameOnly}`;
  return (
    <div className="span">
      <FileField
        words={fileFieldWords}
        file={file}
        name="file"
        label={words.file}
        help={help}
        accept={ownServer ? acceptedFiles(office.uploads) : undefined}
        fault={fileFault ?? ''}
      />
    </div>
  );
}

/** The fields of the quote request, in their order, and the consent. */
export function EnquiryInputs(props: Props) {
  const { words, privacyHref, faultOf } = props;
  return (
    <>
      <p className="small muted" aria-hidden="true">
        {words.starMeans}
      </p>
      <div className="form-grid">
        <Person words={words} faultOf={faultOf} />
        <SelectField name="serviceNeeded" label={words.serviceNeeded} options={serviceLabels(words.services)} />
        <TextField label={words.annualRevenue} defaultValue={words.annualRevenueText} readOnly />
        <input type="hidden" name="annualRevenue" value={annualRevenue} />
        <TextAreaField span name="message" label={words.message} maxLength={enquiryLimits.message} />
        <Attachment {...props} />
      </div>
      <div>
        <CheckField
          name="agreeToProtectData"
          value={consentGiven}
          label={words.consent}
          requiredMark={words.required}
          required
        />
        <p className="small muted">
          {words.consentText} <a href={privacyHref}>{words.consentLink}</a>
        </p>
      </div>
    </>
  );
}
