import { useEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { focusScreen } from '../../router/scroll-and-focus-restoration.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { marketPath, type MarketAddress } from './use-market-address.ts';

/** The listing that the URL opens over the list, and the functions that open and close it. */
export function useOpenListing({ filters, view }: MarketAddress) {
  const id = useIdInPath();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const shown = useRef(id);
  const isOverList = useRef(false);
  const startsAtHeading = useRef(false);

  useEffect(() => {
    if (id === null && startsAtHeading.current) {
      startsAtHeading.current = false;
      // The focus scope of the dialog restores the focus in a timeout. So this code uses a timeout too, which runs
      // after the dialog's timeout.
      setTimeout(focusScreen);
    }
    if (id === null) isOverList.current = false;
    else if (shown.current === null) isOverList.current = navigation === NavigationType.Push;
    shown.current = id;
  }, [id, navigation]);

  return {
    id,
    open: (opened: string) => void navigate(marketPath(filters, view, opened)),
    close: () => {
      if (isOverList.current) {
        void navigate(-1);
        return;
      }
      // No card had the focus before, so the focus goes to the heading of the screen.
      startsAtHeading.current = true;
      void navigate(marketPath(filters, view), { replace: true });
    },
  };
}
