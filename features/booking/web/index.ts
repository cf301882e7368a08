export { BookedList } from './parts/BookedList.tsx';
export { OfferCard } from './parts/OfferCard.tsx';
