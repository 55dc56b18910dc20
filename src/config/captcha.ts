/** Where the second provider of proofs lives (decision record 0017); used only where `CAPTCHA` names it. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';
export const turnstileScript = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
export const turnstileVerify = `${turnstileOrigin}/turnstile/v0/siteverify`;
