import { limits } from '#config/limits.ts';
import { findEmailFault } from '#domain/enquiry/quick-enquiry.ts';
import { TextField } from './TextField.tsx';

type Props = {
  id: string;
  label: string;
  email: string;
  /** its fault is shown from now on */
  isChecked: boolean;
  onEmail: (email: string) => void;
  onCheck: () => void;
};

/** The one address of a short form. It is looked at when it is left, but not while it is empty. */
export const EmailField = ({ id, label, email, isChecked, onEmail, onCheck }: Props) => (
  <TextField
    id={id}
    label={label}
    type="email"
    autoComplete="email"
    inputMode="email"
    maxLength={limits.emailMax}
    required
    value={email}
    onText={onEmail}
    onBlur={() => email.trim() !== '' && onCheck()}
    error={isChecked ? (findEmailFault(email) ?? undefined) : undefined}
  />
);
