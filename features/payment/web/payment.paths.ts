export const PAYMENT_PATH = '/payment';
